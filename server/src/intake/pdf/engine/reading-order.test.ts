import { expect, test } from 'vitest';
import type { Fragment } from './fragment.ts';
import { buildRows, joinSegments } from './line.ts';
import { orderRegions } from './reading-order.ts';

const SIZE = 10;
const CHARACTER = 5;

function write(text: string, left: number, baseline: number): Fragment {
  const right = left + text.length * CHARACTER;
  return { text, left, right, baseline, size: SIZE, isBold: false, hasSpaceBefore: true, index: 0, contentId: null };
}

function read(fragments: Fragment[]): string[] {
  return orderRegions(buildRows(fragments)).flatMap((region) =>
    region.kind === 'table'
      ? region.rows.map((row) => row.join(' | '))
      : region.rows.map((row) => joinSegments(row).text),
  );
}

function column(name: string, left: number, top: number, lines = 6): Fragment[] {
  return Array.from({ length: lines }, (_, line) =>
    write(`${name} ${line} ${'prose '.repeat(6)}end`, left, top + line * 12),
  );
}

const names = (lines: string[]): string => lines.map((line) => line.slice(0, 3)).join(' ');

test('columns whose lines are level, and columns whose lines are not', () => {
  const levels = 'A 0 A 1 A 2 A 3 A 4 A 5 B 0 B 1 B 2 B 3 B 4 B 5';
  expect(names(read([...column('A', 50, 100), ...column('B', 320, 100)]))).toBe(levels);
  expect(names(read([...column('A', 50, 100), ...column('B', 320, 106)]))).toBe(levels);
});

test('three columns', () => {
  const all = [...column('A', 20, 100, 3), ...column('B', 270, 100, 3), ...column('C', 520, 100, 3)];
  expect(names(read(all))).toBe('A 0 A 1 A 2 B 0 B 1 B 2 C 0 C 1 C 2');
});

test('a line across the page divides what is above it from what is below', () => {
  const across = write('==='.padEnd(110, '='), 50, 190);
  const all = [
    ...column('A', 50, 100),
    ...column('B', 320, 100),
    across,
    ...column('C', 50, 210),
    ...column('D', 320, 210),
  ];
  expect(names(read(all))).toBe(
    'A 0 A 1 A 2 A 3 A 4 A 5 B 0 B 1 B 2 B 3 B 4 B 5 === C 0 C 1 C 2 C 3 C 4 C 5 D 0 D 1 D 2 D 3 D 4 D 5',
  );
});

test('short texts in columns are a table; a cell that goes on in the next line is one cell', () => {
  const table = [
    ...['Drug', 'Dose', 'Since'].map((text, index) => write(text, 50 + index * 120, 100)),
    ...['Sertraline', '100 mg', 'May 2020,'].map((text, index) => write(text, 50 + index * 120, 120)),
    write('increased later', 290, 132),
    ...['Melatonin', '2 mg', 'June 2021'].map((text, index) => write(text, 50 + index * 120, 152)),
  ];
  expect(read(table)).toEqual([
    'Drug | Dose | Since',
    'Sertraline | 100 mg | May 2020,\nincreased later',
    'Melatonin | 2 mg | June 2021',
  ]);
});

test('labels with their values on one or two lines are lines, not columns', () => {
  expect(
    read([write('Name:', 50, 100), write('A. B.', 150, 100), write('Seen:', 50, 115), write('9 May', 150, 115)]),
  ).toEqual(['Name: A. B.', 'Seen: 9 May']);
});
