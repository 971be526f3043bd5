import type { Context } from '../../db/context.ts';
import type { NoteSource } from '../../db/tables.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';

export interface ListedNote {
  id: string;
  title: string;
  source: NoteSource;
  characters: number;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
}

/** The newest first. `total` counts all pages. */
export async function listNotes(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ notes: ListedNote[]; total: number }> {
  await checkClientVisible(db, scope, clientId);
  const ofClient = db
    .selectFrom('notes')
    .where('notes.practice_id', '=', scope.practiceId)
    .where('notes.client_id', '=', clientId)
    .where(isOfVisibleClient(scope, 'notes'));
  const [notes, { total }] = await Promise.all([
    ofClient
      .innerJoin('members', (join) =>
        join.onRef('members.practice_id', '=', 'notes.practice_id').onRef('members.id', '=', 'notes.created_by'),
      )
      .select([
        'notes.id',
        'notes.title',
        'notes.source',
        'notes.characters',
        'notes.created_at as createdAt',
        'notes.created_by as createdBy',
        'members.name as createdByName',
      ])
      .orderBy('notes.created_at', 'desc')
      .orderBy('notes.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ofClient.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { notes, total };
}
