import type { Note } from '../../api/notes.ts';
import { openStore } from '../../components/device-store.ts';

/** A note, or a correction of one, that was begun and that the service does not have yet. */
export interface NoteDraft {
  id: string;
  memberId: string;
  clientId: number;
  title: string;
  markdown: string;
  /** The day it is about; null where the text says it. */
  sessionDate: string | null;
  begunAt: number;
  /** What is corrected. Null: the note is new. */
  corrects: { noteId: string; revision: number } | null;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const drafts = openStore<NoteDraft>('drafts');

/** Keys hold the person and the client, so that nobody else at the same device sees or sends the drafts. */
const prefixOf = (memberId: string, clientId: number): string => `note ${memberId} ${clientId} `;
const keyOf = ({ memberId, clientId, id }: NoteDraft): string => `${prefixOf(memberId, clientId)}${id}`;

export function beginNote(memberId: string, clientId: number, now = new Date()): NoteDraft {
  const title = `Note of ${DAY.format(now)}`;
  const draft = { id: crypto.randomUUID(), title, markdown: '', sessionDate: null, corrects: null };
  return { ...draft, memberId, clientId, begunAt: now.getTime() };
}

/** A correction that was begun before, or one of the note as it is. */
export async function beginCorrection(memberId: string, note: Note, now = new Date()): Promise<NoteDraft> {
  const kept = await listNoteDrafts(memberId, note.client_id).catch((): NoteDraft[] => []);
  return kept.find((draft) => draft.id === note.id) ?? draftCorrection(memberId, note, note.id, now);
}

/** A correction of the note as it is, beside any other that was begun under another id. */
export function draftCorrection(memberId: string, note: Note, id: string, now = new Date()): NoteDraft {
  const { client_id: clientId, title, markdown, session_date: sessionDate, revision } = note;
  const corrects = { noteId: note.id, revision };
  return { id, memberId, clientId, title, markdown, sessionDate, begunAt: now.getTime(), corrects };
}

export function keepNoteDraft(draft: NoteDraft): Promise<void> {
  return drafts.put(keyOf(draft), draft);
}

export function dropNoteDraft(draft: NoteDraft): Promise<void> {
  return drafts.remove(keyOf(draft));
}

/** As it is by now. Undefined if it was saved or discarded. */
export function findNoteDraft(draft: NoteDraft): Promise<NoteDraft | undefined> {
  return drafts.get(keyOf(draft));
}

/** The oldest first. */
export async function listNoteDrafts(memberId: string, clientId: number): Promise<NoteDraft[]> {
  const found = await drafts.list(prefixOf(memberId, clientId));
  return found.map(({ value }) => value).toSorted((a, b) => a.begunAt - b.begunAt);
}
