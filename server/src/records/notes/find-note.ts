import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import type { ListedNote } from './list-notes.ts';

export interface WholeNote extends Omit<ListedNote, 'characters'> {
  clientId: number;
  /** The text and the places, as JSON: escaping megabytes is left to the database. */
  markdown: string;
  places: string | null;
  /** The upload that it was made from. Its bytes may have been deleted. */
  blobId: string | null;
}

export async function findNote({ db }: Pick<Context, 'db'>, scope: Scope, noteId: string): Promise<WholeNote> {
  const { rows } = await sql<WholeNote>`
    select notes.id, notes.client_id as "clientId", notes.title, notes.source,
      to_json(notes.markdown)::text as markdown, notes.places::text as places,
      notes.blob_id as "blobId", notes.created_at as "createdAt", notes.created_by as "createdBy",
      members.name as "createdByName"
    from notes
    join members on members.practice_id = notes.practice_id and members.id = notes.created_by
    where notes.id = ${noteId} and ${isOfVisibleClient(scope, 'notes')}`.execute(db);
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
    where notes.id = ${noteId} and ${isOfVisibleClient(scope, 'notes')}`.execute(db);
  const [note] = rows;
  if (note === undefined) throw new AppError('note_not_found');
  if (note.blobId === null) throw new AppError('original_not_found');
  return { clientId: note.clientId, blobId: note.blobId };
}
