import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { LABELLED_NUMBER_PATTERNS } from './labelled-number-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, LABELLED_NUMBER_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['blue astra fd61 yhj seen outside', 'fd61 yhj'],
  ["NKZ 4410 is the landlord's jeep", 'NKZ 4410'],
  ['card no ...4471 was stopped', '4471'],
  ['acc ending --2207', '2207'],
  ['seen in 4417 KBD 56, an old French car', '4417 KBD 56'],
  ['reg is Sierra Kilo 19', 'Sierra Kilo 19'],
  ['number plate: s n 1 8 k x b', 's n 1 8 k x b'],
  ['mortgage 40/044718/05 in arrears', '40/044718/05'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each([
  'gave 250 MG 12 hourly',
  'plate 2 of 3 removed',
  'the plate is a 4 hole one',
  'loan 12/03/2024 agreed',
  'loan 2024-25',
  'phone ... 4 times',
  'savings 4000',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});

test('nothing in figures beside a car', () => {
  expect(hiddenIn('drove here, mood 4/10, BDI 21 was done in the car')).toEqual([]);
});
