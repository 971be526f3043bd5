import { expect, test } from 'vitest';
import { createPieceCutter } from './cut-pieces.ts';
import { createSentenceEncoder } from './encode-sentence.ts';
import { readSentenceModel } from './sentence-model.ts';

const encode = createSentenceEncoder();

/** The first four numbers and the last, as the package itself calculates them. */
test.each([
  ['He denied suicidal thoughts', [0.02388, 0.05908, 0.05814, -0.02597, -0.01062]],
  ["Mum rpts can't sit thru a meal, x 2y", [0.06252, -0.02845, -0.05869, 0.00914, -0.01446]],
  ['日本語 😀 ½', [0.00045, -0.00773, 0.04718, 0.03561, 0.03987]],
])('%s means what it means to the package', (text, numbers) => {
  const vector = encode(text);
  expect(vector).toHaveLength(512);
  for (const [at, value] of [...vector.subarray(0, 4), vector[511]].entries())
    expect(value).toBeCloseTo(numbers[at] ?? Number.NaN, 4);
  expect(vector.reduce((sum, value) => sum + value ** 2, 0)).toBeCloseTo(1, 4);
});

test('words are cut into the likeliest pieces, and unknown letters side by side are one', () => {
  const { vocabulary } = readSentenceModel();
  const cut = createPieceCutter(vocabulary);
  const show = (text: string): string =>
    cut(text)
      .map((piece) => vocabulary[piece]?.[0])
      .join('|');
  expect(show('He self-harmed in 2019.')).toBe('▁He|▁self|-|har|med|▁in|▁20|19|.');
  expect(show('😀😀 ok')).toBe('▁|�|▁ok');
  expect(show('ﬁne')).toBe('▁fine');
});

test('a text of any length is read to its first hundred pieces or so', () => {
  expect(encode('word '.repeat(5000))).toEqual(encode('word '.repeat(6000)));
});
