import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { POSTCODE_PATTERNS } from './postcode-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, POSTCODE_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['She moved from 60614 last year.', '60614'],
  ['Now in Vic 3056, was in town.', 'Vic 3056'],
  ['Gdynia 81-310 (Poland)', '81-310'],
  ['Nashik - 422 005', '422 005'],
  ['邮编310012', '310012'],
  ['posted to 110 001 New Delhi', '110 001'],
  ['75011, Paris is where he grew up', '75011'],
  ['560034 Mumbai is the old one', '560034'],
  ['postcode is b n two five t q.', 'b n two five t q'],
  ['Flat 4, LS77 3 QH, lift out', 'LS77 3 QH'],
  ['top flat, 12 mill row, ab9 4tw.', 'ab9 4tw'],
  ['Catchment: SE24 is with the other team.', 'SE24'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each([
  'Moved in 2019 and settled.',
  'Steps rose from 4000 to 12000.',
  'Sats 95-100 on air.',
  '120 180 Readings were high.',
  'T4 2 CM lower, b12 3mg weekly',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});
