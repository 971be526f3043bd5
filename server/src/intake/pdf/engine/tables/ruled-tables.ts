import type { Fragment, Rule } from '../lines/fragment.ts';
import { buildRows, joinSegments, type Row, rowOf } from '../lines/line.ts';

/** The places of the lines of a table, from left to right and from top to bottom. */
export interface Grid {
  xs: number[];
  ys: number[];
  rules: Rule[];
}

export interface PlacedTable extends Box {
  rows: string[][];
}

interface FilledTable extends PlacedTable {
  fragments: Set<Fragment>;
}

const TOUCH = 3;
const MIN_FILLED_SHARE = 0.4;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Tables drawn with lines: rules that touch make a grid, and the text goes into its cells. */
export function takeRuledTables(fragments: Fragment[], rules: Rule[]): { tables: FilledTable[]; rest: Fragment[] } {
  const tables: FilledTable[] = [];
  let rest = fragments;
  for (const { xs, ys } of findGrids(rules)) {
    const inside = new Set(rest.filter((fragment) => cellOf(fragment, xs, ys) !== null));
    const rows = fillGrid([...inside], xs, ys);
    if (!isWorthATable(rows)) continue;
    tables.push({ ...edgesOf({ xs, ys }), rows, fragments: inside });
    rest = rest.filter((fragment) => !inside.has(fragment));
  }
  return { tables, rest };
}

/** Lines that touch and make at least two rows of two cells. */
export function findGrids(rules: Rule[], touch = TOUCH): Grid[] {
  return groupTouching(rules, touch).flatMap((group) => {
    const xs = distinct(
      group.filter((rule) => rule.isVertical).map((rule) => rule.at),
      touch,
    );
    const ys = distinct(
      group.filter((rule) => !rule.isVertical).map((rule) => rule.at),
      touch,
    );
    return xs.length < 3 || ys.length < 3 ? [] : [{ xs, ys, rules: group }];
  });
}

export function edgesOf({ xs, ys }: Pick<Grid, 'xs' | 'ys'>): Box {
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function boxOf({ isVertical, at, from, to }: Rule): Box {
  return isVertical ? { left: at, right: at, top: from, bottom: to } : { left: from, right: to, top: at, bottom: at };
}

function isTouching(a: Box, b: Box, touch: number): boolean {
  return (
    a.left <= b.right + touch && b.left <= a.right + touch && a.top <= b.bottom + touch && b.top <= a.bottom + touch
  );
}

/** Rules belong together when they touch, directly or through others. A frame around the page touches nothing in it. */
function groupTouching(rules: Rule[], touch: number): Rule[][] {
  const boxes = rules.map(boxOf);
  const waiting = new Set(rules.keys());
  const groups: Rule[][] = [];
  for (const first of waiting) {
    waiting.delete(first);
    const group = [first];
    for (const member of group) {
      for (const other of waiting) {
        const [a, b] = [boxes[member], boxes[other]];
        if (a === undefined || b === undefined || !isTouching(a, b, touch)) continue;
        waiting.delete(other);
        group.push(other);
      }
    }
    groups.push(group.flatMap((index) => rules[index] ?? []));
  }
  return groups;
}

function distinct(values: number[], touch: number): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (value - (kept.at(-1) ?? -Infinity) > touch) kept.push(value);
  }
  return kept;
}

function cellOf(
  { left, right, baseline, size }: Fragment,
  xs: number[],
  ys: number[],
): [row: number, column: number] | null {
  // A text that spans cells belongs to the first of them.
  const x = Math.min((left + right) / 2, left + size / 2);
  const column = xs.findLastIndex((edge) => edge <= x);
  const row = ys.findLastIndex((edge) => edge <= baseline - size * 0.3);
  const isInside = column >= 0 && column < xs.length - 1 && row >= 0 && row < ys.length - 1;
  return isInside ? [row, column] : null;
}

function fillGrid(fragments: Fragment[], xs: number[], ys: number[]): string[][] {
  const grid = ys.slice(1).map(() => xs.slice(1).map((): Fragment[] => []));
  for (const fragment of fragments) {
    const [row, column] = cellOf(fragment, xs, ys) ?? [0, 0];
    grid[row]?.[column]?.push(fragment);
  }
  const rows = grid.map((row) => row.map((cell) => joinCell(cell)));
  return dropEmpty(rows);
}

export function joinCell(fragments: Fragment[]): string {
  return buildRows(fragments)
    .map((row) => joinSegments(row).text)
    .join('\n');
}

export function dropEmpty(rows: string[][]): string[][] {
  const used = rows[0]?.map((_, column) => rows.some((row) => row[column] !== '')) ?? [];
  return rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.filter((_, column) => used[column]));
}

export function isWorthATable(rows: string[][]): boolean {
  const cells = rows.flat();
  return (
    rows.length >= 2 &&
    (rows[0]?.length ?? 0) >= 2 &&
    cells.filter((cell) => cell !== '').length >= cells.length * MIN_FILLED_SHARE
  );
}

/** A table that lines show, as a row among those of the page. */
export function tableRow({ top, left, right, rows }: PlacedTable, size: number): Row {
  const text = rows.flat().join(' ');
  const place = { text, left, right, baseline: top, size, isBold: false };
  return rowOf([{ ...place, fragments: [], table: rows }]);
}
