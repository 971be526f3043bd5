import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { memberName } from '../../db/member-name.ts';
import type { NoteSource } from '../../db/tables.ts';
import { isVisibleNote, isVisibleRemovedNote } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';
import { findClientRecord } from '../clients/client-records.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import { findOtherSubject, HEAD_CHARACTERS } from './other-subject.ts';

export interface ListedNote {
  id: string;
  title: string;
  source: NoteSource;
  /** As the upload was called, if the note was not typed. */
  fileName: string | null;
  characters: number;
  revision: number;
  /** The day of the session, `2026-03-02`, if somebody has entered it. */
  sessionDate: string | null;
  createdAt: Date;
  createdBy: string;
  createdByName: string;
}

export interface NoteOfClient extends ListedNote {
  /** The line in its head that names somebody else, or another date of birth. */
  otherSubject: string | null;
}

/** The newest first. `total` counts all pages. */
export async function listNotes(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ notes: NoteOfClient[]; total: number }> {
  const client = await findClientRecord(db, scope, clientId);
  const ofClient = db
    .selectFrom('notes')
    .where('notes.practice_id', '=', scope.practiceId)
    .where('notes.client_id', '=', clientId)
    .where(isVisibleNote(scope));
  const [found, { total }] = await Promise.all([
    ofClient
      .select([
        'notes.id',
        'notes.title',
        'notes.source',
        'notes.file_name as fileName',
        'notes.characters',
        'notes.revision',
        'notes.session_date as sessionDate',
        'notes.created_at as createdAt',
        'notes.created_by as createdBy',
        memberName('notes.created_by').as('createdByName'),
        sql<string>`left(notes.markdown, ${HEAD_CHARACTERS}::integer)`.as('head'),
      ])
      .orderBy('notes.created_at', 'desc')
      .orderBy('notes.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ofClient.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const notes = found.map(({ head, ...note }) => ({ ...note, otherSubject: findOtherSubject(head, client) }));
  return { notes, total };
}

export interface RemovedNote {
  id: string;
  title: string;
  fileName: string | null;
  removedAt: Date;
  removedByName: string;
  reason: string;
  /** Until then an admin can bring it back, and longer while a signed report rests on it. */
  keptUntil: Date;
}

const MOST_REMOVED = 100;

/** The notes that were taken away. The one that was taken away last comes first. */
export async function listRemovedNotes(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
): Promise<RemovedNote[]> {
  await checkClientVisible(db, scope, clientId);
  const { rows } = await sql<RemovedNote>`
    select notes.id, notes.title, notes.file_name as "fileName", notes.removed_at as "removedAt",
      ${memberName('notes.removed_by')} as "removedByName", notes.removal_reason as reason,
      notes.removed_at + make_interval(days => practices.upload_retention_days) as "keptUntil"
    from notes join practices on practices.id = notes.practice_id
    where notes.practice_id = ${scope.practiceId} and notes.client_id = ${clientId} and ${isVisibleRemovedNote(scope)}
    order by notes.removed_at desc, notes.id limit ${MOST_REMOVED}::integer`.execute(db);
  return rows;
}
