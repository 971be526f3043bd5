import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { AGE_PATTERNS, knownAgePatterns } from './age-patterns.ts';

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
  ['Dorothy (Dot) is 95, lives alone', '95'],
  ['Her sister Connie is also 92.', '92'],
  ['They are 90 and 94.', '94'],
  ['Twins, both 97.', '97'],
  ['a sprightly 91.', '91'],
  ['Her uncle Percy made 102.', '102'],
  ["It was Freda's 100th last week.", '100th'],
  ['Ernest, 96 on Sunday, fell.', '96'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each([
  'Sats 94% on air, HR 98.',
  'Took 100 mg at night.',
  '89F admitted after a fall.',
  'Mother 120/80, pulse 96 bpm.',
  'X-ray AP, lat 90 degrees.',
  'The pulse (manual) is 92 bpm.',
  'Reasoning and fluency are 94 and 97 points.',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});

const hiddenFor = (born: string, text: string): string[] =>
  findAll(text, knownAgePatterns(born)).map(({ start, end }) => text.slice(start, end));

test.each([
  ['1930-02-03', 'Seen at home, 96 and frail.', ['96']],
  ['3 February 1930', 'Says ninety-six is no age.', ['ninety-six']],
  ['1930-02-03', 'Turns 97 in the new year.', ['97']],
  ['1930-02-03', 'HR 96, sats 96%, BP 96/60, 96 mg, score 96.', []],
  ['1980-02-03', 'Seen at home, 96 and frail.', []],
  ['not recorded', 'Seen at home, 96 and frail.', []],
])('of a client born %s in %j', (born, text, hidden) => {
  expect(hiddenFor(born, text)).toEqual(hidden);
});
