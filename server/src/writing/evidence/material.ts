import type { EvidenceSource, NotePlace } from '@casewright/document';
import type { Language } from '../language/language.ts';
import { mapInTurns } from '../language/map-in-turns.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { contentWords } from '../language/words.ts';
import { dateOfNote } from '../passages/session-date.ts';
import type { SourceNote } from '../source-note.ts';
import { WritingError } from '../writing-error.ts';

/** A sentence of the notes with its number, by which a provider can cite it. */
export interface MaterialSentence {
  number: number;
  note: SourceNote;
  sentence: NoteSentence;
  words: ReadonlySet<string>;
}

/** All that a report may rest on: the notes in the order of time, and their sentences. */
export interface Material {
  notes: readonly SourceNote[];
  /** The client's first name, of the record. */
  clientName: string;
  sentences: readonly MaterialSentence[];
  /** The sentences that each word stands in. */
  places: ReadonlyMap<string, readonly number[]>;
  /** The day of the session that a note is about. */
  dateOf(note: SourceNote): Date;
}

/** The length of some twenty long documents. */
export const MAX_MATERIAL_CHARACTERS = 2_000_000;

export async function readMaterial(
  language: Language,
  notes: readonly SourceNote[],
  clientName = '',
): Promise<Material> {
  const characters = notes.reduce((sum, { markdown }) => sum + markdown.length, 0);
  if (characters > MAX_MATERIAL_CHARACTERS) throw new WritingError('notes_too_long');
  const dates = new Map(notes.map((note) => [note, dateOfNote(note)]));
  const dateOf = (note: SourceNote): Date => dates.get(note) ?? note.writtenAt;
  const ordered = notes.toSorted(
    (a, b) => dateOf(a).getTime() - dateOf(b).getTime() || a.writtenAt.getTime() - b.writtenAt.getTime(),
  );
  const read = await language.readNotes(ordered.map(({ markdown }) => markdown));
  const found = ordered.flatMap((note, index) => {
    const said = (read[index] ?? []).filter(({ start }) => note.places === undefined || findPlace(note, start));
    return said.map((sentence, place) => ({ note, sentence, isFirst: place === 0 }));
  });
  const sentences = await mapInTurns(found, ({ isFirst, ...source }, index): MaterialSentence => {
    const { note, sentence } = source;
    // The title is no sentence, but what a report says of it is not invented: the first sentence supports it.
    const words = contentWords(isFirst ? `${sentence.text} ${note.title}` : sentence.text);
    return { ...source, number: index + 1, words };
  });
  const places = new Map<string, number[]>();
  await mapInTurns(sentences, ({ words }, index) => {
    for (const word of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [index]);
      else known.push(index);
    }
  });
  return { notes: ordered, clientName, sentences, places, dateOf };
}

/** What stands in none of a note's places was added to it, such as the line that calls a transcript a draft. */
function findPlace({ places }: SourceNote, start: number): NotePlace | undefined {
  return places?.find(({ startOffset, endOffset }) => start >= startOffset && start < endOffset);
}

/** Where a sentence stands, and on which page or at which time. */
export function sourceOf({
  note,
  sentence,
}: {
  note: SourceNote;
  sentence: Pick<NoteSentence, 'start' | 'end'>;
}): EvidenceSource {
  const { start, end } = sentence;
  const place = findPlace(note, start);
  return {
    note: note.id,
    ...(note.revision !== undefined && note.revision > 1 && { revision: note.revision }),
    start,
    end: Math.max(end, start + 1),
    page: place?.page ?? null,
    startMs: place?.startMs ?? null,
  };
}

export function formatDate(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
