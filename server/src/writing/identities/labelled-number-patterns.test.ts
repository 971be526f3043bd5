import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { LABELLED_NUMBER_PATTERNS } from './labelled-number-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, LABELLED_NUMBER_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['blue astra fd61 yhj seen outside', 'fd61 yhj'],
  ["NKZ 4410 is the landlord's jeep", 'NKZ 4410'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test('nothing in figures beside a car', () => {
  expect(hiddenIn('drove here, mood 4/10, BDI 21 was done in the car')).toEqual([]);
});
