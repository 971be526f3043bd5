import { expect, test } from 'vitest';
import type { Demand } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import { passageOf } from '../../testing/material-passages.ts';
import { keepScores } from './keep-scores.ts';

const DEMANDS = new Map<string, Demand>([
  ['medicines', new Map<Kind, number>([['medication', 1]])],
  ['tests', new Map<Kind, number>([['results', 1]])],
]);
const TAKERS = new Map<Kind, string[]>([['results', ['tests']]]);

function keep(kinds: [Kind, number][], ...own: string[]): string[] {
  const passage = passageOf('Sertraline started, PHQ-9 14.', { kinds });
  const places = new Set(own);
  keepScores(new Map([[passage, places]]), TAKERS, DEMANDS);
  return [...places];
}

test('a score that is told with a drug stands with the drug and with the scores', () => {
  expect(keep([['results', 0.85]], 'medicines')).toEqual(['medicines', 'tests']);
});

test('what gives no score, or stands elsewhere or nowhere, stays where it is', () => {
  expect(keep([['medication', 0.9]], 'medicines')).toEqual(['medicines']);
  expect(keep([['results', 0.85]], 'history')).toEqual(['history']);
  expect(keep([['results', 0.85]])).toEqual([]);
});
