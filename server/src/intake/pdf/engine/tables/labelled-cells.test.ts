import { expect, test } from 'vitest';
import type { Block } from '../blocks/block.ts';
import { unboxLabels } from './labelled-cells.ts';

test('boxes with a label in each are lines, in the order of the rows', () => {
  const rows = [
    ['Name: Leroy Campbell', 'Date of birth: 19/06/1971'],
    ['Admitted: 02/05/2024', 'Ward: Beech'],
  ];
  expect(unboxLabels({ kind: 'table', rows })).toEqual(rows.flat().map((text) => ({ kind: 'paragraph', text })));
});

test.each([
  [
    [
      ['Name:', 'Leroy Campbell'],
      ['Ward:', 'Beech'],
    ],
  ],
  [
    [
      ['Time', 'Seen'],
      ['22:00', 'asleep'],
      ['Age 5:2', 'awake'],
    ],
  ],
])('other tables stay', (rows) => {
  const table: Block = { kind: 'table', rows };
  expect(unboxLabels(table)).toEqual([table]);
});
