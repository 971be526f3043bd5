import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { NoteSource } from '../../db/tables.ts';
import { isVisibleNote } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

/** A note that somebody should put right: words were not heard for sure, or pages could hardly be read. */
export interface DoubtfulNote {
  id: string;
  clientId: number;
  title: string;
  source: NoteSource;
  doubts: number;
  createdAt: Date;
}

/** Those of a member's own uploads, the newest first. */
export async function listDoubtfulNotes(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  most: number,
): Promise<DoubtfulNote[]> {
  const { rows } = await sql<DoubtfulNote>`
    select notes.id, notes.client_id as "clientId", notes.title, notes.source, notes.doubts,
      notes.created_at as "createdAt"
    from notes
    where notes.practice_id = ${scope.practiceId} and notes.created_by = ${scope.memberId} and notes.doubts > 0
      and ${isVisibleNote(scope)}
    order by notes.created_at desc, notes.id limit ${most}::integer`.execute(db);
  return rows;
}
