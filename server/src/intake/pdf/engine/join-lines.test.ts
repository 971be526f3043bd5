import { expect, test } from 'vitest';
import { collectSpelling, joinTwo } from './join-lines.ts';

const SPELLING = collectSpelling(['a follow-up visit and a self-report', 'the counterpart']);

test.each([
  ['the neuro-', 'logical examination', 'the neurological examination'],
  ['the neuro\u2010', 'logical examination', 'the neurological examination'],
  ['at the follow-', 'up visit', 'at the follow-up visit'],
  ['a self-', 'rated score', 'a self-rated score'],
  ['its counter-', 'part', 'its counterpart'],
  ['eighty-', 'six percent', 'eighty-six percent'],
  ['Smith-', 'Jones', 'Smith-Jones'],
  ['PHQ-', '9', 'PHQ-9'],
  ['the score -', 'which rose', 'the score - which rose'],
  ['an ordinary', 'line', 'an ordinary line'],
])('%s / %s', (above, below, expected) => {
  expect(joinTwo(above, below, SPELLING)).toBe(expected);
});
