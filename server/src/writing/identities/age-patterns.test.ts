import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { AGE_PATTERNS } from './age-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, AGE_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Her father to 96, her aunt less.', '96'],
  ["Elsie's 101st b'day in spring", '101'],
  ['Grandpa is 92ish.', '92'],
  ['great aunt 92yrs helps', '92'],
  ['3 R Tolland 93M - stroke', '93'],
  ['aet. 94, widower', '94'],
  ['Mr Pryce 95 seen at home', '95'],
  ['Remarried at 91.', '91'],
  ['eine Patientin, dreiundneunzig', 'dreiundneunzig'],
  ['患者97岁', '97'],
  ['Teściowa, Halina Bąk, lat 92, mieszka z nimi.', '92'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each([
  'Sats 94% on air, HR 98.',
  'Took 100 mg at night.',
  '89F admitted after a fall.',
  'Mother 120/80, pulse 96 bpm.',
  'X-ray AP, lat 90 degrees.',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});
