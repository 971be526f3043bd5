import { expect, test } from 'vitest';
import type { ListedNote } from '../api/notes.ts';
import { findNotes, findRepeatedTitles } from './find-notes.ts';

const NOTES = [
  ['Call with Zoë’s school', 'Anna Lind'],
  ['Testing session', 'Ben Marsh'],
  ['SCHOOL visit', 'Ben Marsh'],
].map(([title = '', name = ''], index): ListedNote => ({
  id: `note_${index}`,
  title,
  source: 'text',
  file_name: index === 1 ? 'Zeugnis März.pdf' : null,
  revision: 1,
  session_date: null,
  created_at: '2026-11-15T10:00:00.000Z',
  created_by: { id: name, name },
  characters: 100,
  other_subject: null,
}));

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['school', [0, 2]],
  ['marz.pdf', [1]],
  ['zoe', [0]],
  ['marsh school', [2]],
  ['nothing', []],
])('%j finds %j', (text, found) => {
  expect(findNotes(NOTES, text).map(({ id }) => id)).toEqual(found.map((index) => `note_${index}`));
});

test('titles that stand more than once', () => {
  expect([...findRepeatedTitles(['A', 'B', 'A', 'A', 'C'].map((title) => ({ title })))]).toEqual(['A']);
});
