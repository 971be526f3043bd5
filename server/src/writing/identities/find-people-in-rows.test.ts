import { expect, test } from 'vitest';
import { findPeopleInRows } from './find-people-in-rows.ts';
import { tokenise } from './tokens.ts';

const hiddenIn = (text: string): string[] =>
  findPeopleInRows(tokenise(text)).map(({ start, end }) => text.slice(start, end));

test.each<[string, string[]]>([
  ['PRESENT: SISTER HOPE ANIM (OAK WARD), WILL BAKER (SW), VERITY', ['HOPE ANIM', 'WILL BAKER', 'VERITY']],
  ['Apologies: Dr Grace Mensah, Will.', ['Grace Mensah', 'Will']],
  ['Attendees: Mark and May (OT), care coordinator', ['Mark', 'May']],
])('%s', (text, names) => {
  expect(hiddenIn(text)).toEqual(names);
});

test.each(['PRESENT: SEVERE OEDEMA, HEPATOMEGALY', 'Present: mother, GP, CPN', 'At present: will review'])(
  'nobody in %j',
  (text) => {
    expect(hiddenIn(text)).toEqual([]);
  },
);
