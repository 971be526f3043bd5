import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { memberName } from '../../db/member-name.ts';
import { isVisibleNote } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import type { ListedNote } from './list-notes.ts';

export interface WholeNote extends Omit<ListedNote, 'characters'> {
  clientId: number;
  /** The text and the places, as JSON: escaping megabytes is left to the database. */
  markdown: string;
  places: string | null;
  words: string | null;
  /** The upload that it was made from. Its bytes may have been deleted. */
  blobId: string | null;
  latestRevision: number;
  /** When the revision was saved, and by whom. */
  savedAt: Date;
  savedByName: string;
}

/** The note as it is, or as it was in a former revision. */
export async function findNote(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  noteId: string,
  revision: number | null = null,
): Promise<WholeNote> {
  const { rows } = await sql<WholeNote>`
    select notes.id, notes.client_id as "clientId", notes.source, notes.file_name as "fileName", notes.blob_id as "blobId",
      notes.created_at as "createdAt", notes.created_by as "createdBy",
      ${memberName('notes.created_by')} as "createdByName",
      notes.revision as "latestRevision", shown.revision, shown.title, shown.session_date as "sessionDate",
      to_json(shown.markdown)::text as markdown, shown.places::text as places, shown.words::text as words,
      shown.saved_at as "savedAt", ${memberName('shown.saved_by')} as "savedByName"
    from notes
    cross join lateral (
      select notes.revision, notes.title, notes.session_date, notes.markdown, notes.places, notes.words,
        coalesce(notes.updated_at, notes.created_at) as saved_at, coalesce(notes.updated_by, notes.created_by) as saved_by
      where coalesce(${revision}::integer, notes.revision) = notes.revision
      union all
      select revision, title, session_date, markdown, places, words, saved_at, saved_by
      from note_revisions where note_id = notes.id and revision = ${revision}::integer
    ) as shown
    where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(db);
  const [note] = rows;
  if (note === undefined) throw new AppError('note_not_found');
  return note;
}

export interface NoteOriginal {
  clientId: number;
  blobId: string;
}

/** Which upload a note was made from. Throws `original_not_found` for a note that was typed. */
export async function findNoteOriginal(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  noteId: string,
): Promise<NoteOriginal> {
  const { rows } = await sql<{ clientId: number; blobId: string | null }>`
    select notes.client_id as "clientId", notes.blob_id as "blobId"
    from notes
    where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(db);
  const [note] = rows;
  if (note === undefined) throw new AppError('note_not_found');
  if (note.blobId === null) throw new AppError('original_not_found');
  return { clientId: note.clientId, blobId: note.blobId };
}
