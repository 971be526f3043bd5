import { infiniteQueryOptions } from '@tanstack/react-query';
import { CLIENTS } from './clients.ts';
import type { Instant, Page, Person } from './common.ts';
import { readQuery } from './read-query.ts';
import { addressOf, part, post, request } from './request.ts';
import { upload, type UploadOptions } from './upload.ts';

export type NoteSource = 'text' | 'pdf' | 'audio';

export interface ListedNote {
  id: string;
  title: string;
  source: NoteSource;
  created_at: Instant;
  created_by: Person;
  characters: number;
}

/** Which part of the note's text stands on which page, or was said when. */
export interface NotePlace {
  startOffset: number;
  endOffset: number;
  page?: number;
  isScan?: boolean;
  startMs?: number;
  endMs?: number;
}

export interface Note {
  id: string;
  client_id: number;
  title: string;
  markdown: string;
  source: NoteSource;
  places: NotePlace[] | null;
  has_original: boolean;
  created_at: Instant;
  created_by: Person;
}

/** The most that one page can hold. */
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

export const noteQuery = (noteId: string) => readQuery<Note>(['notes', noteId], `/notes/${part(noteId)}`);

export const createNote = (clientId: number, body: { title: string; markdown: string }) =>
  post<{ id: string }>(`/clients/${part(clientId)}/notes`, body);
export const uploadPdf = (clientId: number, file: File, options?: UploadOptions) =>
  upload<{ job_id: string }>(`/clients/${part(clientId)}/notes/upload`, file, options);
export const uploadAudio = (clientId: number, file: File, options?: UploadOptions) =>
  upload<{ job_id: string }>(`/clients/${part(clientId)}/transcriptions/upload`, file, options);

/** The address of the uploaded PDF or recording, for a link or a player. */
export const originalAddress = (noteId: string) => addressOf(`/notes/${part(noteId)}/original`);
