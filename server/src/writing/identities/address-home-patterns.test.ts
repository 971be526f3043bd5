import { expect, test } from 'vitest';
import { ADDRESS_HOME_PATTERNS } from './address-home-patterns.ts';
import { findAll } from './kind-pattern.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, ADDRESS_HOME_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['lives at 77 the moorings', '77 the moorings'],
  ["she's at 12b the crossings now", '12b the crossings'],
  ['HV 19 Elmete today', '19 Elmete'],
  ['a neighbour, 3 doors down at 41', '41'],
  ['discharged to Orchard Lea, rm 14', 'rm 14'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each([
  'HV 10 mins late',
  'moved at 10 the next day',
  'stays 3 the whole week',
  'HV 3 Nov',
  'sats were at 97 the whole night',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});
