import { expect, test } from 'vitest';
import { inFigures } from './number-words.ts';

test.each([
  ['scored twenty-two on it', 'scored 22 on it'],
  ['a hundred and twelve', '112'],
  ['came to thirty-four and a half.', 'came to 34.5.'],
  ['a ratio of Two Point One', 'a ratio of 2.1'],
  ['nine and a quarter, then two point zero', '9.25, then 2'],
  ['thirty-four and a halfpenny', '34 and a halfpenny'],
  ['a ten-point scale', 'a ten-point scale'],
])('number words become figures, with their fractions: %s', (told, written) => {
  expect(inFigures(told).text).toBe(written);
});

test('a figure knows the words that it was told in', () => {
  expect([...inFigures('thirty-four and a half, later twenty').words]).toEqual([
    ['34.5', 'thirty-four and a half'],
    ['20', 'twenty'],
  ]);
});
