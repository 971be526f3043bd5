import type { NotePlace, NoteWord } from '@casewright/document';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { CLIENTS } from './clients.ts';
import type { Instant, Page, Person } from './common.ts';
import { readQuery } from './read-query.ts';
import { addressOf, part, post, put, request } from './request.ts';
import { upload, type UploadOptions } from './upload.ts';

export type NoteSource = 'text' | 'pdf' | 'audio';

export interface ListedNote {
  id: string;
  title: string;
  source: NoteSource;
  /** As the upload was called, if the note was not typed. */
  file_name: string | null;
  revision: number;
  /** The day it is about, if somebody has said it: `2026-03-02`. */
  session_date: string | null;
  created_at: Instant;
  created_by: Person;
  characters: number;
  /** The line in its head that names somebody else than the client, or another date of birth. */
  other_subject: string | null;
}

export interface Note extends Omit<ListedNote, 'characters' | 'other_subject'> {
  client_id: number;
  markdown: string;
  places: NotePlace[] | null;
  /** Null for a note that is no transcript, or one whose words have no times. */
  words: NoteWord[] | null;
  has_original: boolean;
  latest_revision: number;
  /** When this revision was saved, and by whom. */
  saved_at: Instant;
  saved_by_name: string;
}

export interface NoteFields {
  title: string;
  markdown: string;
  session_date: string | null;
}

export interface RemovedNote {
  id: string;
  title: string;
  file_name: string | null;
  removed_at: Instant;
  removed_by_name: string;
  reason: string;
  /** Until then it can be brought back, and longer while a signed report rests on it. */
  kept_until: Instant;
}

/** The most notes that the service gives in one page. */
const LIST_LIMIT = 100;

/** Page after page, the newest first. */
export function notesQuery(clientId: number) {
  return infiniteQueryOptions({
    queryKey: [...CLIENTS, clientId, 'notes'],
    queryFn: ({ pageParam: page, signal }) =>
      request<Page<ListedNote>>(`/clients/${part(clientId)}/notes`, { query: { page, limit: LIST_LIMIT }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });
}

/** The latest revision, or a former one. */
export const noteQuery = (noteId: string, revision: number | null = null) =>
  readQuery<Note>(
    ['notes', noteId, revision],
    `/notes/${part(noteId)}${revision === null ? '' : `?revision=${part(revision)}`}`,
  );

export const createNote = (clientId: number, body: NoteFields) =>
  post<{ id: string }>(`/clients/${part(clientId)}/notes`, body);
export const editNote = (noteId: string, body: NoteFields & { revision: number }) =>
  put<{ revision: number }>(`/notes/${part(noteId)}`, body);
export const removeNote = (noteId: string, reason: string) => post(`/notes/${part(noteId)}/remove`, { reason });
export const restoreNote = (noteId: string) => post(`/notes/${part(noteId)}/restore`, {});

/** For admins alone. */
export const removedNotesQuery = (clientId: number) =>
  readQuery<{ results: RemovedNote[] }>(
    [...CLIENTS, clientId, 'removed-notes'],
    `/clients/${part(clientId)}/removed-notes`,
  );
export const uploadPdf = (clientId: number, file: File, options?: UploadOptions) =>
  upload<{ job_id: string }>(`/clients/${part(clientId)}/notes/upload`, file, options);
export const uploadAudio = (clientId: number, file: File, options?: UploadOptions) =>
  upload<{ job_id: string }>(`/clients/${part(clientId)}/transcriptions/upload`, file, options);

/** The address of the uploaded PDF or recording, for a link or a player. */
export const originalAddress = (noteId: string) => addressOf(`/notes/${part(noteId)}/original`);

/** A page of the uploaded PDF as a picture. */
export const pageAddress = (noteId: string, page: number) => addressOf(`/notes/${part(noteId)}/pages/${part(page)}`);
