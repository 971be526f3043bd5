import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { englishOf, readFeatures } from '../features.ts';
import { embedKept } from './embed-kept.ts';
import type { ExampleNote, LabelledNote, PreparedExample } from './example.ts';
import { LOOSE, readLabelledNote } from './read-labelled-note.ts';

/** The notes of the files of labels in a folder: of all, or of those that are named. */
export function readLabelFolder(folder: string, named?: ReadonlySet<string>): ExampleNote[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && named?.has(file) !== false)
    .toSorted()
    .flatMap((file) => {
      const notes = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledNote[];
      return notes.flatMap(splitLoose).map((note) => readLabelledNote(note, note.style, 1));
    });
}

/** The passages of a file of single ones, each by itself. */
export function splitLoose(note: LabelledNote): LabelledNote[] {
  return note.style === LOOSE ? note.passages.map((passage) => ({ ...note, passages: [passage] })) : [note];
}

export async function prepareNotes(notes: readonly ExampleNote[]): Promise<ExampleNote<PreparedExample>[]> {
  const vectors = embedKept(notes.flatMap(({ examples }) => examples.map(({ passage }) => englishOf(passage))));
  let next = 0;
  return notes.map(({ examples, ...note }) => ({
    ...note,
    examples: examples.map((example) => {
      const vector = vectors[next] ?? new Float32Array();
      next += 1;
      return { ...example, features: readFeatures(example.passage, example.setting), vector };
    }),
  }));
}
