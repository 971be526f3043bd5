import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { SHORTHAND_NAME_PATTERNS } from './shorthand-name-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, SHORTHAND_NAME_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['sat next to mrs finch at tea', 'finch'],
  ['spoke to dc marsh about it', 'marsh'],
  ['d/w dr obi, start tonight', 'obi'],
  ['Amina bint Saleh came', 'Amina bint Saleh'],
  ['use rosa.gray1@ no longer', 'rosa.gray1@'],
  ['tribunal soon, solr field & lane', 'field & lane'],
  ['found outside the fox and hounds', 'the fox and hounds'],
  ['it was fine at st hughs', 'st hughs'],
  ['visit to hazel moor cofe infants', 'hazel moor cofe infants'],
  ['a member of the society at UoX', 'UoX'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text).join(' ')).toContain(hidden);
});

test.each([
  'the mr men books',
  'pc broken again',
  'dr said no, dr appt booked, dr queried it',
  'changes in st elevation',
  'moved from the local primary',
  'walks the dog and sleeps',
  'soap & water',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});
