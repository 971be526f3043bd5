import { setImmediate } from 'node:timers/promises';
import type { EvidenceSource } from '@casewright/document';
import type { Language } from '../language/language.ts';
import type { NoteSentence } from '../language/note-sentence.ts';
import { contentWords, figuresOf } from '../language/words.ts';
import type { SourceNote } from '../source-note.ts';
import { WritingError } from '../writing-error.ts';

/** A sentence of the notes with its number, by which a provider can cite it. */
export interface MaterialSentence {
  number: number;
  note: SourceNote;
  sentence: NoteSentence;
  words: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  /** Of the note's title and date. */
  aboutFigures: ReadonlySet<string>;
}

/** All that a report may rest on: the notes in the order of time, and their sentences. */
export interface Material {
  notes: readonly SourceNote[];
  sentences: readonly MaterialSentence[];
  /** How many sentences hold each word: rare words say more. */
  counts: ReadonlyMap<string, number>;
  /** Which sentences hold each word. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** Some twenty long documents. */
export const MAX_MATERIAL_CHARACTERS = 2_000_000;
/** Sentences that are looked at before others get their turn on the event loop. */
const SENTENCES_AT_ONCE = 500;

export async function readMaterial(language: Language, notes: readonly SourceNote[]): Promise<Material> {
  const characters = notes.reduce((sum, { markdown }) => sum + markdown.length, 0);
  if (characters > MAX_MATERIAL_CHARACTERS) throw new WritingError('notes_too_long');
  const ordered = notes.toSorted((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime());
  const read = await language.readNotes(ordered.map(({ markdown }) => markdown));
  const sentences: MaterialSentence[] = [];
  for (const [index, note] of ordered.entries()) {
    // The title and date are no sentences, but what a report says of them is not invented: the first one bears it out.
    const aboutFigures = figuresOf(`${note.title} ${formatDates(note.writtenAt)}`);
    for (const [place, sentence] of (read[index] ?? []).entries()) {
      if (sentences.length % SENTENCES_AT_ONCE === 0) await setImmediate();
      sentences.push({
        number: sentences.length + 1,
        note,
        sentence,
        words: contentWords(place === 0 ? `${sentence.text} ${note.title}` : sentence.text),
        figures: figuresOf(sentence.text),
        aboutFigures,
      });
    }
  }
  const places = new Map<string, number[]>();
  for (const [index, { words }] of sentences.entries()) {
    for (const word of words) {
      const found = places.get(word);
      if (found === undefined) places.set(word, [index]);
      else found.push(index);
    }
  }
  const counts = new Map([...places].map(([word, found]) => [word, found.length]));
  return { notes: ordered, sentences, counts, places };
}

/** Where a sentence stands, and on which page or at which time. */
export function sourceOf({ note, sentence }: Pick<MaterialSentence, 'note' | 'sentence'>): EvidenceSource {
  const { start, end } = sentence;
  const place = note.places?.find(({ startOffset, endOffset }) => start >= startOffset && start < endOffset);
  return {
    note: note.id,
    start,
    end: Math.max(end, start + 1),
    page: place?.page ?? null,
    startMs: place?.startMs ?? null,
  };
}

export function formatDate(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function formatDates(date: Date): string {
  return `${formatDate(date)} ${date.getUTCMonth() + 1}`;
}
