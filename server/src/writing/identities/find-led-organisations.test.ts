import { expect, test } from 'vitest';
import { findLedOrganisations } from './find-led-organisations.ts';
import { tokenise } from './tokens.ts';

const find = (text: string): string[] =>
  findLedOrganisations(tokenise(text)).map(({ start, end }) => text.slice(start, end));

test.each([
  ['the church, Living Word, sends meals', 'Living Word'],
  ['a charity (Green Harvest) brought food', 'Green Harvest'],
])('what an organisation is called stands behind what it is: %s', (text, name) => {
  expect(find(text)).toEqual([name]);
});

test.each([
  ['Second Chance found her the flat.', 'Second Chance'],
  ['Next Steps have closed the case', 'Next Steps'],
  ['Kids First paid for the blazer.', 'Kids First'],
  ['Open Door volunteers came', 'Open Door'],
])('plain words are somebody where they do what only somebody does: %s', (text, name) => {
  expect(find(text)).toEqual([name]);
});

test.each([
  'Early Help have closed the case',
  'Night Staff gave him a drink',
  'District Nurses gave her the key',
  'Last Christmas gave her hope',
  'Sleep Diary has helped',
  'The Tablets helped him',
])('and nobody where a service, a role or a thing does it: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  'At school, Maths, English and Art go well.',
  'The school (Head Teacher) was informed.',
  'Left the club, Mum and Dad said.',
])('which a subject, a person or a role is not: %s', (text) => {
  expect(find(text)).toEqual([]);
});
