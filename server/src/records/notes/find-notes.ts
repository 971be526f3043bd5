import type { NotePlace } from '@casewright/document';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { NoteSource } from '../../db/tables.ts';
import { isVisibleNote } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';

export interface Note {
  id: string;
  title: string;
  markdown: string;
  places: NotePlace[] | null;
  revision: number;
  /** The day of the session, if somebody has entered it. */
  sessionDate: string | null;
  source: NoteSource;
  createdAt: Date;
  createdBy: string;
}

/** The client's notes with these ids, in the order of the ids; undefined where the client has no note of that id. */
export async function findNotes(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  noteIds: readonly string[],
): Promise<(Note | undefined)[]> {
  if (noteIds.length === 0) return [];
  const notes = await db
    .selectFrom('notes')
    .select([
      'id',
      'title',
      'markdown',
      'places',
      'revision',
      'session_date as sessionDate',
      'source',
      'created_at as createdAt',
      'created_by as createdBy',
    ])
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId)
    .where('id', '=', anyOf(noteIds))
    .where(isVisibleNote(scope))
    .execute();
  const byId = new Map(notes.map((note) => [note.id, note]));
  return noteIds.map((id) => byId.get(id));
}

/** The notes stay as they are until the transaction ends; one that is being changed is waited for. */
export async function holdNotes(trx: DatabaseTransaction, scope: Scope, noteIds: readonly string[]): Promise<void> {
  await sql`select from notes where id = ${anyOf(noteIds)} and ${isVisibleNote(scope)} for share of notes`.execute(trx);
}

/** How many characters these notes of the client have together, without reading them. */
export async function countNoteCharacters(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  noteIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(characters), 0)::bigint as count from notes
    where practice_id = ${scope.practiceId} and client_id = ${clientId} and id = ${anyOf(noteIds)}
      and ${isVisibleNote(scope)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether each of these ids is one of the client's notes, without reading them. */
export async function areNotesOfClient(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  noteIds: readonly string[],
): Promise<boolean[]> {
  if (noteIds.length === 0) return [];
  const notes = await db
    .selectFrom('notes')
    .select('id')
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId)
    .where('id', '=', anyOf(noteIds))
    .where(isVisibleNote(scope))
    .execute();
  const known = new Set(notes.map(({ id }) => id));
  return noteIds.map((id) => known.has(id));
}

/** All ids go in one parameter. The statement then has the same text for any number, and is prepared only once. */
function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql`any(${[...ids]}::text[])`;
}
