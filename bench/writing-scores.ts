import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPassages } from '../server/src/writing/passages/read-passages.ts';
import { readNote } from '../server/src/writing/reading/read-note.ts';
import { findResults } from '../server/src/writing/scores/find-scores.ts';
import type { Score } from '../server/src/writing/scores/score.ts';

/** Notes that were read while the rules were written, and notes of which only totals were seen. */
const SETS = ['read', 'unread'] as const;

interface LabelledNote {
  markdown: string;
  /** Each score of the note: the words that its row must name, and its figure as it stands there. */
  rows: { measure: string[]; score: string }[];
}

/** How many of the scores that notes give are read with what was measured, and how many more are read. */
export function measureScores(): void {
  for (const set of SETS) {
    const folder = path.join(import.meta.dirname, 'labels/scores', set);
    const counts = { labelled: 0, found: 0, further: 0 };
    for (const file of readdirSync(folder)) {
      const { markdown, rows } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledNote;
      const left = readPassages(readNote(markdown)).flatMap(findResults);
      for (const row of rows) {
        const place = left.findIndex((score) => isRow(score, row));
        if (place !== -1) left.splice(place, 1);
        counts.found += place === -1 ? 0 : 1;
      }
      counts.labelled += rows.length;
      counts.further += left.length;
    }
    process.stdout.write(
      `scores, ${set}: of ${counts.labelled} that the notes give ${counts.found} are read with measure and figure, ` +
        `${counts.further} others are read besides\n`,
    );
  }
}

function isRow({ measure, score, informant, when, scale }: Score, row: LabelledNote['rows'][number]): boolean {
  const named = plain([measure, informant, when, scale].filter((part) => part !== null).join(' '));
  return plain(score ?? '') === plain(row.score) && row.measure.every((word) => named.includes(plain(word)));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').replaceAll(/[*_]/g, '').trim();
}
