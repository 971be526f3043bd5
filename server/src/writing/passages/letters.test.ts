import { expect, test } from 'vitest';
import { readNote } from '../reading/read-note.ts';
import { nameAuthors } from './letters.ts';
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

test('the I of a letter that was uploaded is who signed it, and so is the We that begins a sentence', () => {
  const passages = readPassages(readNote(LETTER.replace('June.', 'June. We shall see her in May. She left.')));
  nameAuthors(passages, true);
  expect(passages.flatMap(({ author, text }) => (author === undefined ? [] : [[author, text]]))).toEqual([
    ['Dr J. Okonjo-Hale', 'I started sertraline in June.'],
    ['Dr J. Okonjo-Hale', 'We shall see her in May.'],
  ]);
});

const FROM_MOTHER = 'Hi Dr Osei,\n\nHe cannot sit still and my brother is the same. I am worried.\n\nThanks,\n\n';

test.each([
  ["Ruth (Jamie's mum)", "Ruth (Jamie's mum)"],
  ['Mrs R. Fenn, mother of Jamie', 'Mrs R. Fenn, mother of Jamie'],
  ['Jamie’s dad', 'Jamie’s dad'],
  ['Kind regards, Bola – stepfather', 'Bola – stepfather'],
])('the I of a letter that %s has signed is nobody else’s, in a note by itself too', (signature, author) => {
  expect(authors(`${FROM_MOTHER}${signature}`)).toEqual([author]);
  expect(
    readPassages(readNote(`Email received.\n\n${FROM_MOTHER}${signature}\n\nI rang her.`)).flatMap((passage) =>
      /brother|rang/.test(passage.text) ? [passage.author] : [],
    ),
  ).toEqual([author, undefined]);
});

test('a name behind the last question of a letter has signed it', () => {
  const note = "Hi Dr Osei, thanks for seeing Jamie. I am worried.\n\nCould you text about parking? Ruth (Jamie's mum)";
  expect(authors(note)).toEqual(["Ruth (Jamie's mum)"]);
});

test('who is only spoken of has signed nothing', () => {
  expect(authors('Dear Dr Osei,\n\nI saw Jamie with his mum.\n\nDr P. Adeyemi')).toEqual([undefined]);
  expect(authors('I saw Jamie.\n\nRuth (mum)\n\nI rang the school.')).toEqual([undefined, undefined]);
});

test('the farewell of a letter answers no question in it', () => {
  const note = 'Dear Dr Hart,\n\nHe was well. Could you kindly check his B12?\n\nWith best wishes,\n\nDr S Penn';
  const asked = readPassages(readNote(note)).find(({ text }) => text.includes('B12'));
  expect(asked).toMatchObject({ text: 'Could you kindly check his B12?', question: null, answer: null });
});
