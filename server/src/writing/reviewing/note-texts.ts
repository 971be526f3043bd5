import { parseSources } from '@casewright/document';
import { squeeze } from './review-item.ts';

/** The text of a note in one of its revisions. */
export interface NoteText {
  id: string;
  revision: number;
  markdown: string;
  isLatest: boolean;
}

export interface NoteTexts {
  find(noteId: string, revision: number | undefined): string | undefined;
  latest(noteId: string): NoteText | undefined;
  /** The words of each place, with the note they stand in: these do not change when other words of a note do. */
  evidence(sources: string | null): string[];
}

export function createNoteTexts(notes: readonly NoteText[]): NoteTexts {
  const texts = new Map(notes.map(({ id, revision, markdown }) => [`${id}~${revision}`, markdown]));
  const latest = new Map(notes.filter(({ isLatest }) => isLatest).map((note) => [note.id, note]));
  const find = (noteId: string, revision = 1): string | undefined => texts.get(`${noteId}~${revision}`);
  return {
    find,
    latest: (noteId) => latest.get(noteId),
    evidence: (sources) =>
      parseSources(sources ?? '').map(({ note, revision, start, end }) =>
        quoteEvidence(note, find(note, revision)?.slice(start, end)),
      ),
  };
}

/** A note that was taken away has no words any more, which makes what rests on it another item. */
export function quoteEvidence(noteId: string, words: string | undefined): string {
  return words === undefined ? `${noteId} gone` : `${noteId}: ${squeeze(words)}`;
}
