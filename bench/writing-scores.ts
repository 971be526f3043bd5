import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPassages } from '../server/src/writing/passages/read-passages.ts';
import { readNote } from '../server/src/writing/reading/read-note.ts';
import { findResults } from '../server/src/writing/scores/find-scores.ts';
import { type LabelledScore, sortScores } from './score-labels.ts';

/** Notes that were read while the rules were written, and notes of which only totals were seen. */
const SETS = ['read', 'unread'] as const;

interface LabelledNote {
  markdown: string;
  rows: LabelledScore[];
}

/** How many of the scores that notes give are read with what was measured, and how many more are read. */
export function measureScores(): void {
  for (const set of SETS) {
    const folder = path.join(import.meta.dirname, 'labels/scores', set);
    const counts = { labelled: 0, found: 0, beside: 0, wrong: 0 };
    for (const file of readdirSync(folder)) {
      const { markdown, rows } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledNote;
      const { found, beside, wrong } = sortScores(readPassages(readNote(markdown)).flatMap(findResults), rows);
      counts.labelled += rows.length;
      counts.found += found.length;
      counts.beside += beside.length;
      counts.wrong += wrong.length;
    }
    const given = counts.found + counts.beside + counts.wrong;
    process.stdout.write(
      `scores, ${set}: of ${counts.labelled} that the notes give ${counts.found} are read with measure and figure; ` +
        `of ${given} rows ${counts.wrong} are none or wrongly named, ${counts.beside} are rightly named raw figures, ages or words\n`,
    );
  }
}
