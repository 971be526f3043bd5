import { expect, test } from 'vitest';
import { placeCells, type PlacedCell } from './place-cells.ts';

function cell(text: string, left: number): PlacedCell {
  return { text, left, right: left + text.length * 5 };
}

test('cells that the tree leaves out are empty, and do not draw those behind them to the left', () => {
  const rows = [
    [cell('Scale', 50), cell('Parent', 150), cell('Teacher', 250)],
    [cell('Anxiety', 50), cell('63', 160), cell('58', 270)],
    [cell('Depression', 50), cell('49', 270)],
    [cell('Aggression', 50), cell('52', 160)],
  ];
  expect(placeCells(rows)).toEqual([
    ['Scale', 'Parent', 'Teacher'],
    ['Anxiety', '63', '58'],
    ['Depression', '', '49'],
    ['Aggression', '52', ''],
  ]);
});

test('a heading over two columns stands over the first of them, and what is below a tall cell is not below it', () => {
  const rows = [
    [cell('Scale', 50), cell('Parent form', 150), cell('Teacher form', 250)],
    [cell('T', 150), cell('%ile', 190), cell('T', 250), cell('%ile', 290)],
    [cell('Anxiety', 50), cell('63', 150), cell('90', 190), cell('58', 250), cell('81', 290)],
  ];
  expect(placeCells(rows)).toEqual([
    ['Scale', 'Parent form', '', 'Teacher form', ''],
    ['', 'T', '%ile', 'T', '%ile'],
    ['Anxiety', '63', '90', '58', '81'],
  ]);
});

test('a column that no row has besides all others', () => {
  const rows = [
    [cell('Pulse', 50), cell('72', 150)],
    [cell('Weight', 50), cell('61', 200)],
    [cell('Height', 50), cell('170', 198)],
  ];
  expect(placeCells(rows)).toEqual([
    ['Pulse', '72', ''],
    ['Weight', '', '61'],
    ['Height', '', '170'],
  ]);
});

test('rows with more cells than a page has room for are read as they stand, in no time', () => {
  const wide = Array.from({ length: 5000 }, (_, index) => cell('x', index * 10));
  const others = wide.map(({ left }) => [cell('y', left + 6)]);
  const begun = process.cpuUsage();
  expect(placeCells([wide, ...others]).at(-1)).toEqual(['y']);
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
});
