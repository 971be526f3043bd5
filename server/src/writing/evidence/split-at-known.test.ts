import { expect, test } from 'vitest';
import { splitAtKnown } from './split-at-known.ts';

const split = (text: string, ...known: string[]) =>
  splitAtKnown(text, known).map(({ start, end }) => text.slice(start, end));

test('known sentences stand alone, and what is between them is one', () => {
  const text = 'He slept. He ate two meals. And more. He left early. Then';
  expect(split(text, 'He left early.', 'He ate two meals.', 'She came late.')).toEqual([
    'He slept. ',
    'He ate two meals.',
    ' And more. ',
    'He left early.',
    ' Then',
  ]);
});

test('a text of which nothing is known is one', () => {
  expect(split('He slept. He ate.')).toEqual(['He slept. He ate.']);
});

test('neither a word within another nor a part of a known sentence is taken for one', () => {
  expect(split('He ate 1920 meals.', '92', 'ate 1')).toEqual(['He ate 1920 meals.']);
  expect(split('He ate two meals.', 'two meals.', 'He ate two meals.')).toEqual(['He ate two meals.']);
});
