import type { Fragment, Rule } from './fragment.ts';
import { buildRows, joinSegments } from './line.ts';

export interface PlacedTable {
  top: number;
  left: number;
  rows: string[][];
}

const TOUCH = 3;
const MIN_FILLED_SHARE = 0.4;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Tables drawn with lines: rules that touch make a grid, and the text goes into its cells. */
export function takeRuledTables(fragments: Fragment[], rules: Rule[]): { tables: PlacedTable[]; rest: Fragment[] } {
  const tables: PlacedTable[] = [];
  let rest = fragments;
  for (const group of groupTouching(rules)) {
    const xs = distinct(group.filter((rule) => rule.isVertical).map((rule) => rule.at));
    const ys = distinct(group.filter((rule) => !rule.isVertical).map((rule) => rule.at));
    const left = xs[0];
    const top = ys[0];
    if (left === undefined || top === undefined || xs.length < 3 || ys.length < 3) continue;
    const inside = new Set(rest.filter((fragment) => cellOf(fragment, xs, ys) !== null));
    const rows = fillGrid([...inside], xs, ys);
    if (!isWorthATable(rows)) continue;
    tables.push({ left, top, rows });
    rest = rest.filter((fragment) => !inside.has(fragment));
  }
  return { tables, rest };
}

function boxOf({ isVertical, at, from, to }: Rule): Box {
  return isVertical ? { left: at, right: at, top: from, bottom: to } : { left: from, right: to, top: at, bottom: at };
}

function isTouching(a: Box, b: Box): boolean {
  return (
    a.left <= b.right + TOUCH && b.left <= a.right + TOUCH && a.top <= b.bottom + TOUCH && b.top <= a.bottom + TOUCH
  );
}

/** Rules belong together when they touch, directly or through others. A frame around the page touches nothing in it. */
function groupTouching(rules: Rule[]): Rule[][] {
  const boxes = rules.map(boxOf);
  const waiting = new Set(rules.keys());
  const groups: Rule[][] = [];
  for (const first of waiting) {
    waiting.delete(first);
    const group = [first];
    for (const member of group) {
      for (const other of waiting) {
        const [a, b] = [boxes[member], boxes[other]];
        if (a === undefined || b === undefined || !isTouching(a, b)) continue;
        waiting.delete(other);
        group.push(other);
      }
    }
    groups.push(group.flatMap((index) => rules[index] ?? []));
  }
  return groups;
}

function distinct(values: number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (value - (kept.at(-1) ?? -Infinity) > TOUCH) kept.push(value);
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

function dropEmpty(rows: string[][]): string[][] {
  const used = rows[0]?.map((_, column) => rows.some((row) => row[column] !== '')) ?? [];
  return rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.filter((_, column) => used[column]));
}

function isWorthATable(rows: string[][]): boolean {
  const cells = rows.flat();
  return (
    rows.length >= 2 &&
    (rows[0]?.length ?? 0) >= 2 &&
    cells.filter((cell) => cell !== '').length >= cells.length * MIN_FILLED_SHARE
  );
}
