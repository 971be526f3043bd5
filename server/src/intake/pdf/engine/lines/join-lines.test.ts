import { expect, test } from 'vitest';
import { collectSpelling, joinLines, joinTwo } from './join-lines.ts';
import type { Segment } from './line.ts';

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

function lines(...texts: string[]): Segment[] {
  return texts.map((text, index) => {
    const place = { left: 50, right: 50 + text.length * 5, baseline: 100 + index * 13, size: 10, isBold: false };
    return { text, ...place, fragments: [] };
  });
}

const PAGE_EDGE = 540;

test('prose in a narrow column is one line, and so is a word that is divided', () => {
  const prose = lines('He sleeps for five hours at', 'most, since he wakes when', 'the trains begin to run.');
  expect(joinLines(prose, PAGE_EDGE, SPELLING)).toBe(
    'He sleeps for five hours at most, since he wakes when the trains begin to run.',
  );
  expect(joinLines(lines('Seen for a neuro-', 'logical examination'), PAGE_EDGE, SPELLING)).toBe(
    'Seen for a neurological examination',
  );
});

test('the lines of an address stay', () => {
  const address = lines('Harbour Street Clinic', '14 Harbour Street', 'Bristol BS1 4TR');
  expect(joinLines(address, PAGE_EDGE, SPELLING)).toBe('Harbour Street Clinic\n14 Harbour Street\nBristol BS1 4TR');
});
