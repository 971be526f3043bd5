import { expect, test } from 'vitest';
import type { Fragment } from './lines/fragment.ts';
import { buildRows, joinSegments } from './lines/line.ts';
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

const row = (baseline: number, ...texts: [text: string, left: number][]): Fragment[] =>
  texts.map(([text, left]) => write(text, left, baseline));

test('headings over several columns each do not make one column of two', () => {
  const table = [
    ...row(100, ['Parent', 215], ['Teacher', 335]),
    ...row(118, ['Scale', 50], ['T', 200], ['%ile', 240], ['T', 320], ['%ile', 360]),
    ...row(136, ['Anxiety', 50], ['63', 195], ['90', 250], ['58', 315], ['81', 370]),
    ...row(154, ['Depression', 50], ['49', 315], ['55', 370]),
  ];
  expect(read(table)).toEqual([
    ' | Parent |  | Teacher | ',
    'Scale | T | %ile | T | %ile',
    'Anxiety | 63 | 90 | 58 | 81',
    'Depression |  |  | 49 | 55',
  ]);
});

test('names of columns on two lines, and lines between the rows that name those below', () => {
  const table = [
    ...row(100, ['Measure', 50], ['Scaled', 200], ['Percentile', 280]),
    ...row(113, ['score', 200], ['rank', 280]),
    ...row(133, ['Verbal Comprehension tests', 50]),
    ...row(152, ['Similarities', 60], ['12', 205], ['75', 290]),
    ...row(171, ['Vocabulary', 60], ['11', 205], ['63', 290]),
    ...row(190, ['Working Memory tests', 50]),
    ...row(209, ['Digit Span', 60], ['6', 205], ['9', 290]),
  ];
  expect(read(table)).toEqual([
    'Measure | Scaled\nscore | Percentile\nrank',
    'Verbal Comprehension tests |  | ',
    'Similarities | 12 | 75',
    'Vocabulary | 11 | 63',
    'Working Memory tests |  | ',
    'Digit Span | 6 | 9',
  ]);
});

test('close rows without a name of their own are rows, and the name of a group is no part of the name above it', () => {
  const table = [
    ...row(100, ['Scale', 50], ['Asked', 150], ['T', 250]),
    ...row(113, ['Anxiety and worry', 50], ['Parent', 150], ['63', 250]),
    ...row(126, ['Teacher', 150], ['58', 250]),
    ...row(139, ['Mood', 50], ['Parent', 150], ['71', 250]),
    ...row(152, ['Conduct', 50]),
    ...row(165, ['Anger', 50], ['Parent', 150], ['44', 250]),
  ];
  expect(read(table)).toEqual([
    'Scale | Asked | T',
    'Anxiety and worry | Parent | 63',
    ' | Teacher | 58',
    'Mood | Parent | 71',
    'Conduct |  | ',
    'Anger | Parent | 44',
  ]);
});

test('a table below another one, under a heading of the same size, keeps its own columns', () => {
  const table = [
    ...row(100, ['Medicine', 50], ['Dose', 150], ['When', 250], ['Reason', 350]),
    ...row(119, ['Sertraline', 50], ['100 mg', 150], ['morning', 250], ['mood', 350]),
    ...row(138, ['Insulin', 50], ['18 units', 150], ['22:00', 250], ['diabetes', 350]),
    ...row(157, ['Stopped', 50]),
    ...row(176, ['Zopiclone 7.5 mg', 50], ['12/01/2024', 150]),
    ...row(195, ['Diazepam 2 mg', 50], ['03/02/2024', 150]),
    ...row(214, ['Naproxen 500 mg', 50], ['20/02/2024', 150]),
  ];
  expect(read(table).slice(3)).toEqual([
    'Stopped',
    'Zopiclone 7.5 mg | 12/01/2024',
    'Diazepam 2 mg | 03/02/2024',
    'Naproxen 500 mg | 20/02/2024',
  ]);
});

test('a row with two texts in one column is of another table', () => {
  const table = [
    ...row(100, ['Medicine', 50], ['Dose', 150], ['When', 250], ['Reason', 350]),
    ...row(119, ['Co-codamol 30/500', 50], ['1 tablet', 150], ['20:00', 250], ['pain', 350]),
    ...row(138, ['Insulin', 50], ['18 units', 150], ['22:00', 250], ['diabetes', 350]),
    ...row(157, ['Stopped', 50]),
    ...row(176, ['Zopiclone', 50], ['7.5 mg', 107], ['12/01/2024', 160]),
    ...row(195, ['Diazepam', 50], ['2 mg', 107], ['03/02/2024', 160]),
  ];
  expect(read(table).slice(3)).toEqual(['Stopped', 'Zopiclone | 7.5 mg | 12/01/2024', 'Diazepam | 2 mg | 03/02/2024']);
});
