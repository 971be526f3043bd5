import { expect, test } from 'vitest';
import { createKeptRates, type KeptRates } from './kept-rates.ts';

const keepAll = (kept: KeptRates, texts: readonly string[]): void => {
  for (const text of texts) kept.keep(text, new Float32Array(text.length));
};
const listKept = (kept: KeptRates, texts: readonly string[]): string[] =>
  texts.filter((text) => kept.find(text) !== undefined);

const texts = ['one 1', 'two 2', 'three', 'four.', 'five!'];

test('the oldest text makes room for a new one, and the others stay', () => {
  const kept = createKeptRates(15);
  keepAll(kept, texts.slice(0, 4));
  expect(listKept(kept, texts)).toEqual(['two 2', 'three', 'four.']);
  keepAll(kept, ['seven and']);
  expect(listKept(kept, [...texts, 'seven and'])).toEqual(['four.', 'seven and']);
});

test('a text that comes again takes no more room', () => {
  const kept = createKeptRates(15);
  keepAll(kept, ['one 1', 'one 1', 'one 1', 'two 2', 'three']);
  expect(listKept(kept, texts)).toEqual(['one 1', 'two 2', 'three']);
});

test('a text longer than all that is kept drives out nothing', () => {
  const kept = createKeptRates(15);
  keepAll(kept, ['one 1', 'a text of many words']);
  expect(listKept(kept, ['one 1', 'a text of many words'])).toEqual(['one 1']);
});
