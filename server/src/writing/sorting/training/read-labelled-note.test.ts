import { expect, it } from 'vitest';
import type { LabelledNote } from './example.ts';
import { readLabelledNote } from './read-labelled-note.ts';

it('reads the first passage under a heading as a passage, whatever came before', () => {
  const note: LabelledNote = {
    style: 'ward',
    title: 'Ward',
    passages: [
      { text: 'Slept well.', kind: 'observation', heading: 'Night' },
      { text: 'Ate breakfast.', kind: 'observation', heading: 'Morning' },
      { text: 'Bloods taken.', kind: 'investigations', heading: 'Morning' },
    ],
  };
  const { examples } = readLabelledNote(note, 'test', 1);
  expect(examples.map(({ passage, kind }) => [passage.text, kind])).toEqual([
    ['Slept well.', 'observation'],
    ['Ate breakfast.', 'observation'],
    ['Bloods taken.', 'investigations'],
  ]);
});
