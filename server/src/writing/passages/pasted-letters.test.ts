import { expect, test } from 'vitest';
import { readNote } from '../reading/read-note.ts';
import { readPassages } from './read-passages.ts';

const authors = (markdown: string): (string | undefined)[] =>
  readPassages(readNote(markdown)).flatMap(({ author, text }) => (/\bI\b/.test(text) ? [author] : []));

const LETTER =
  'Dear Colleague,\n\nThank you for seeing Ada. I started sertraline in June.\n\nWith kind regards\n\nDr J. Okonjo-Hale, MRCGP';

test.each([
  ['before it', `GP letter rec'd by email:\n\n${LETTER}`],
  ['below it', `${LETTER}\n\ncc patient\n\nRang her twice.\n\nNo reply yet.\n\nSeen on Thursday.`],
  ['behind the farewell', `Pasted below:\n\n${LETTER.replace('regards\n\n', 'regards, ')}`],
])('the I of a letter that was pasted in is who signed it: %s', (_, markdown) => {
  expect(authors(markdown)).toEqual(['Dr J. Okonjo-Hale']);
});

test('a note that is nothing but a letter is its own writer’s, and what is written beside one too', () => {
  expect(authors(LETTER)).toEqual([undefined]);
  expect(authors(`GP letter:\n\n${LETTER}\n\nI rang her.`)).toEqual(['Dr J. Okonjo-Hale', undefined]);
  expect(authors('GP letter:\n\nDear Colleague,\n\nI started sertraline.')).toEqual([undefined]);
});
