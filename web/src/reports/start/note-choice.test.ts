import { expect, test } from 'vitest';
import type { ListedNote } from '../../api/notes.ts';
import { chooseAll, chooseNote, listChosen, MOST_NOTES } from './note-choice.ts';

const makeNotes = (count: number): ListedNote[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `note_${index}`,
    title: `Note ${index}`,
    source: 'text',
    file_name: null,
    revision: 1,
    session_date: null,
    created_at: '2026-11-15T10:00:00.000Z',
    created_by: { id: 'mem_1', name: 'Anna Lind' },
    characters: 100,
    other_subject: null,
  }));

test('all notes are chosen at first, and one that comes later too', () => {
  const choice = chooseNote(new Map(), 'note_1', false);
  expect(listChosen(makeNotes(3), new Map())).toEqual(['note_0', 'note_1', 'note_2']);
  expect(listChosen(makeNotes(4), choice)).toEqual(['note_0', 'note_2', 'note_3']);
  expect(listChosen(makeNotes(4), chooseNote(choice, 'note_1', true))).toHaveLength(4);
});

test('of more than a report can have the newest are chosen, and any other can take the place of one', () => {
  const notes = makeNotes(250);
  expect(listChosen(notes, new Map())).toEqual(notes.slice(0, MOST_NOTES).map(({ id }) => id));
  const changed = chooseNote(chooseNote(new Map(), 'note_0', false), 'note_240', true);
  const chosen = listChosen(notes, changed);
  expect([chosen.length, chosen.includes('note_0'), chosen.includes('note_240')]).toEqual([MOST_NOTES, false, true]);
});

test('all and none', () => {
  const notes = makeNotes(250);
  expect(listChosen(notes, chooseAll(notes, true))).toHaveLength(MOST_NOTES);
  expect(listChosen(notes, chooseAll(notes, false))).toEqual([]);
});
