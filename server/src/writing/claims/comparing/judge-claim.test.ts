import { expect, test } from 'vitest';
import { judgeClaim } from './judge-claim.ts';
import { indexPassages } from './passages.ts';

const NOTE = 'D-KEFS scaled: Trails switching 5; Verbal fluency letter 7, category 9; Tower 8 with 4 rule breaks.';
const index = indexPassages([
  { title: 'Testing', date: '5 August 2025', passages: [{ text: NOTE, heading: null, start: 0, end: NOTE.length }] },
]);
const judge = (text: string): string => judgeClaim(index, text, [0]).verdict;

test.each(['Tower 8', 'D-KEFS scaled: Tower 8', 'Verbal fluency: category 9', 'Trails switching 5'])(
  'a score that stands in a list is borne out: %s',
  (claim) => expect(judge(claim)).toBe('supported'),
);

test.each(['Tower 5', 'D-KEFS scaled: Tower 4', 'Trails switching 8', 'category 7', 'WMS scaled: Tower 8'])(
  'a score of another measure is not: %s',
  (claim) => expect(judge(claim)).not.toBe('supported'),
);
