import { expect, test } from 'vitest';
import { readNote } from '../../reading/read-note.ts';
import { indexPassages, type PassageIndex } from '../comparing/passages.ts';
import { readStatement } from '../reading/read-statement.ts';
import { choosePassages } from './choose-passages.ts';

function indexOf(markdown: string): PassageIndex {
  return indexPassages([{ title: 'Note', date: '15 July 2025', passages: readNote(markdown) }]);
}

function choose(index: PassageIndex, claim: string): string {
  return choosePassages(index, readStatement(claim));
}

test('a short note is read as a whole, with its headings and its shorthand in full', () => {
  const index = indexOf('## Sleep\n\nPoor x 3/52.\n\n## Family\n\nLives with mum.');
  expect(choose(index, 'She lives with her mother.')).toBe('Sleep: Poor x 3 weeks. Family: Lives with mum.');
});

test('of a long note what could carry the claim is read, with what stands around it', () => {
  const others = Array.from({ length: 200 }, (_, at) => `On day ${at} nothing was noted about anything at all.`);
  const index = indexOf([...others, 'Took ibuprofen.', 'It helped.', ...others].join('\n\n'));
  const chosen = choose(index, 'Ibuprofen was of use to him.');
  expect(chosen).toContain('Took ibuprofen. It helped.');
  expect(chosen.split(' ').length).toBeLessThanOrEqual(60);
});

test('a passage longer than the room for all of them is still read', () => {
  const long = `He ${'slept and '.repeat(35)}woke.`;
  expect(choose(indexOf(long), 'He slept.')).toBe(long);
});

test('notes that say nothing give nothing to read', () => {
  expect(choose(indexOf(''), 'He slept.')).toBe('');
});
