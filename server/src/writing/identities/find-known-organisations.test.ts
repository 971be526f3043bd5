import { expect, test } from 'vitest';
import { findKnownOrganisations } from './find-known-organisations.ts';
import { tokenise } from './tokens.ts';

const organisationsIn = (text: string): string[] =>
  findKnownOrganisations(tokenise(text)).map(({ start, end }) => text.slice(start, end));

test.each([
  ['He was let go by Marks & Spencer.', 'Marks & Spencer'],
  ["Women's Aid found a refuge.", "Women's Aid"],
  ["She left McDonald's in May.", 'McDonald'],
  ['Relate counselling was tried.', 'Relate'],
  ['Supported by Mind since June.', 'Mind'],
  ['A place at LSE.', 'LSE'],
])('"%s"', (text, found) => {
  expect(organisationsIn(text)).toContain(found);
});

test.each([
  'Mind wandering was noted.',
  'His mind is made up and he wants shelter.',
  'Crisis plan agreed.',
  "Addenbrooke's Cognitive Examination 78.",
  'Peabody Picture Vocabulary Test 88.',
])('none in "%s"', (text) => {
  expect(organisationsIn(text)).toEqual([]);
});
