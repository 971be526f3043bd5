import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { finish } from '../../../lib/turns.ts';
import { KINDS } from '../../headings/kinds.ts';
import { readPassages } from '../../passages/read-passages.ts';
import { readNote } from '../../reading/read-note.ts';
import { readInNote } from './read-in-note.ts';

interface Probe {
  title: string;
  markdown: string;
  scores: number[][];
}

const { probes } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'weights.json'), 'utf8')) as {
  probes: Probe[];
};

test.each(probes)('a note is read as it was in training: $title', ({ title, markdown, scores }) => {
  const read = finish(readInNote(title, readPassages(readNote(markdown))));
  expect(read).toHaveLength(scores.length);
  for (const [at, own] of scores.entries()) {
    const total = own.slice(0, KINDS.length).reduce((sum, score) => sum + Math.exp(score), 0);
    const { kinds = [], riskOdds } = read[at] ?? {};
    expect(kinds.length).toBeGreaterThan(0);
    for (const [kind, likely] of kinds) expect(likely).toBeCloseTo(Math.exp(own[KINDS.indexOf(kind)] ?? 0) / total, 2);
    expect(riskOdds).toBeCloseTo(own[KINDS.length] ?? 0, 2);
  }
});

test('what stands around a passage counts', () => {
  const likeliest = (markdown: string): string | undefined =>
    finish(readInNote('Note', readPassages(readNote(markdown))))
      .at(-1)
      ?.kinds.toSorted(([, a], [, b]) => b - a)[0]?.[0];
  expect(likeliest('## Allergies\n\nPenicillin, rash as a child.\n\nPeanuts.')).toBe('allergies');
  expect(likeliest('## Diet and social\n\nLives alone, cooks for himself.\n\nPeanuts.')).not.toBe('allergies');
});
