import { expect, test } from 'vitest';
import { readNote } from './read-note.ts';

function readRows(markdown: string): unknown[] {
  return readNote(markdown).map(({ text, header, isHeader }) => [text, header ?? (isHeader === true ? 'head' : null)]);
}

test.each([
  ['words', 'Index | Score'],
  ['an interval', 'Index | 95% CI'],
  ['times', 'Measure | Week 1'],
  ['dates', 'Measure | 2 March 2026'],
  ['years', 'Test | 2019'],
])('a first row of %s heads the others', (_name, head) => {
  const rule = head.replaceAll(/[^|]+/g, '---');
  expect(readRows(`| ${head} |\n|${rule}|\n| VCI | 108 |`)).toEqual([
    [head, 'head'],
    ['VCI | 108', head.split(' | ')],
  ]);
});

test('a first row with a score in it is a row like the others', () => {
  expect(readRows('| PHQ-9 | 19 (severe) |\n|---|---|\n| GAD-7 | 8 |')).toEqual([
    ['PHQ-9 | 19 (severe)', null],
    ['GAD-7 | 8', null],
  ]);
});
