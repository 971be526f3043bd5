import { expect, test } from 'vitest';
import type { SourceNote } from '../source-note.ts';
import { passagesOf } from '../../testing/material-passages.ts';
import { findSettings } from './find-settings.ts';
import type { MaterialPassage } from './material-passage.ts';

/** The sentences of a note, as passages where they stand in it. */
function passagesIn(
  markdown: string,
  texts: readonly string[],
  known: Partial<MaterialPassage> = {},
): MaterialPassage[] {
  const note: SourceNote = { id: 'n1', title: 'Note', markdown, writtenAt: new Date(0) };
  return passagesOf(texts, { ...known, note }).map((passage) => {
    const start = markdown.indexOf(passage.text);
    const sentence = { note, index: passage.index } as never;
    return { ...passage, start, end: start + passage.text.length, sentences: [sentence] };
  });
}

test('in a chronology what follows in a line is of the day that it begins with', () => {
  const markdown =
    'Sep 2019 Starts school. Speech delay noted.\n3 Mar 2022: bit a TA. Sent home by Easter.\n2023 Year 4. Quiet.';
  const texts = [
    'Sep 2019 Starts school.',
    'Speech delay noted.',
    '3 Mar 2022: bit a TA.',
    'Sent home by Easter.',
    '2023 Year 4.',
    'Quiet.',
  ];
  const passages = passagesIn(markdown, texts);
  const settings = findSettings(passages);
  expect(passages.map((passage) => settings.get(passage)?.day?.text)).toEqual([
    undefined,
    'Sep 2019',
    undefined,
    undefined,
    undefined,
    '2023',
  ]);
  expect([...settings.values()][1]?.day?.sentence).toBe(passages[0]?.sentences[0]);
  expect([...settings.values()].every(({ isDated }) => isDated)).toBe(true);
});

test('a note in which hardly a line begins with a day is no chronology', () => {
  const passages = passagesIn('Sep 2019 Starts school. Speech delay noted.', [
    'Sep 2019 Starts school.',
    'Speech delay noted.',
  ]);
  expect(findSettings(passages).size).toBe(0);
});

test('what stands under the name of a relative is theirs', () => {
  const texts = ['Denies pushing.', 'Father says she slipped.', 'Working as a fitter.'];
  const passages = passagesIn(`## Father, 11/2\n${texts.join(' ')}`, texts, { heading: 'Father, 11/2' });
  const settings = findSettings(passages);
  expect(passages.map((passage) => settings.get(passage)?.who)).toEqual(['Father', 'Father', 'Father']);
});

test('what stands under the name of the client or of a part of the note is nobody else’s', () => {
  for (const heading of ['Child', 'Family', 'Risk', 'Contact 15/2']) {
    expect(findSettings(passagesIn('Drew a house.', ['Drew a house.'], { heading })).size).toBe(0);
  }
});
