// Public corpora, CC BY 4.0, of which the scripts are given the folder:
// MTS-Dialog (Ben Abacha et al., EACL 2023), https://github.com/abachaa/MTS-Dialog
// PriMock57 (Papadopoulos Korfiatis et al., ACL 2022), https://github.com/babylonhealth/primock57
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitSentences } from '../../reading/split-sentences.ts';
import { readCsv } from '../../sorting/training/read-csv.ts';

/** A talk, and the note that a clinician wrote of it. */
export interface Conversation {
  transcript: string;
  note: string;
}

const MIN_WORDS = 2;

export function readPriMock(folder: string): Conversation[] {
  return readFileSync(path.join(folder, 'primock57/consultations.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { turns, note } = JSON.parse(line) as { turns: { speaker: string; text: string }[]; note: string };
      return { note, transcript: turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n\n') };
    });
}

export function readDialogues(folder: string, split: 'train' | 'valid'): Conversation[] {
  return readCsv(readFileSync(path.join(folder, 'mts-dialog', `${split}.csv`), 'utf8')).map((row) => ({
    note: row['section_text'] ?? '',
    transcript: (row['dialogue'] ?? '').replaceAll(/\n\s*/g, '\n\n'),
  }));
}

/** The sentences of a note that say something. */
export function sentencesOf(note: string): string[] {
  return note
    .split('\n')
    .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end)))
    .filter((text) => /\p{L}{2}/u.test(text) && text.split(' ').length >= MIN_WORDS);
}
