import { expect, test } from 'vitest';
import type { Block } from '../blocks/block.ts';
import { repeatNames } from './continued-tables.ts';

const table = (...rows: string[][]): Block => ({ kind: 'table', rows });
const text = (words: string): Block => ({ kind: 'paragraph', text: words });

const NAMES = ['Test', 'Raw', 'Range'];
const FIRST = table(NAMES, ['PHQ-9', '19', 'severe']);
const REST = table(['GAD-7', '14', 'moderate'], ['BAI', '22', 'mild']);
const WHOLE_REST = table(NAMES, ['GAD-7', '14', 'moderate'], ['BAI', '22', 'mild']);

test('a table that goes on on the next page has the names of its columns there', () => {
  expect(
    repeatNames([
      [FIRST, text('Confidential')],
      [REST, text('End')],
    ])[1],
  ).toEqual([WHOLE_REST, text('End')]);
});

test('names that stand above the table, apart from it, are its first row', () => {
  expect(repeatNames([[FIRST], [text('Test Raw Range'), REST]])[1]).toEqual([WHOLE_REST]);
});

test('a table with names of its own, other columns, or text before it is another one', () => {
  const others = [
    [table(['Scale', 'T', 'Range'], ['Mood', '61', 'raised'])],
    [table(['GAD-7', '14'])],
    [text('Second assessment'), REST],
  ];
  expect(others.map((page) => repeatNames([[FIRST], page])[1])).toEqual(others);
  expect(repeatNames([[FIRST, text('One'), text('Two')], [REST]])[1]).toEqual([REST]);
});
