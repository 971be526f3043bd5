import { expect, test } from 'vitest';
import { contentWords, figuresOf } from './words.ts';

test.each<[string, string[]]>([
  ['PHQ-9 14, GAD-7 8/21', ['14', '8', '21']],
  ['3.5 m, 1,200 steps, 09:30 or 9.30', ['3.5', '1200', '9.3']],
  ['x3 and seven and thirty', ['3', '7', '30']],
  ['DSM-5, Y5, B12, CA125, L1', []],
  ['4–5 nights, 31→12, 44%, £900, 14th', ['4', '5', '31', '12', '44', '900', '14']],
  ['one day', []],
])('the figures of %s', (text, expected) => {
  expect([...figuresOf(text)]).toEqual(expected);
});

test('the same words in shorthand and in full', () => {
  expect(contentWords('mum visited in Dec')).toEqual(contentWords('His mother visits in December'));
  expect(contentWords('Nuñez’s worries')).toEqual(contentWords('Nunez worried'));
  expect(contentWords('he was in the')).toEqual(new Set());
});
