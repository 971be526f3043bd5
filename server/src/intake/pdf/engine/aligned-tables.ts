import type { Row, Segment } from './line.ts';

// In ems of the row.
const MIN_GUTTER = 0.6;
const LINE_PITCH = 1.6;
const MIN_ROWS = 3;
const PROSE_CHARACTERS = 22;

interface Span {
  left: number;
  right: number;
}

export interface AlignedTable {
  /** Rows of the page it takes up, from the given one on. */
  length: number;
  cells: Segment[][][];
  /** It has three columns or more, all of them too short for prose. */
  isShort: boolean;
}

/** A table without lines: rows one below the other whose texts keep to the same columns, too short for prose. */
export function matchAlignedTable(rows: Row[], start: number): AlignedTable | null {
  let columns = spansOf(rows[start]);
  if (columns.length < 2) return null;
  let end = start + 1;
  for (; end < rows.length; end++) {
    const row = rows[end];
    const previous = rows[end - 1];
    if (row?.segments.some(({ table }) => table !== undefined) === true) break;
    if (row === undefined || previous === undefined || row.baseline - previous.baseline > 4 * row.size) break;
    const merged = mergeSpans([...columns, ...spansOf(row)], MIN_GUTTER * row.size);
    if (merged.length < columns.length) break;
    if (row.segments.length < 2 && !continues(row, previous, columns)) break;
    columns = merged;
  }
  const members = rows.slice(start, end);
  if (!isTable(members, columns)) return null;
  const isShort =
    columns.length > 2 && columns.every((_, column) => medianLength(members, columns, column) < PROSE_CHARACTERS);
  return { length: members.length, cells: toCells(members, columns), isShort };
}

function spansOf(row: Row | undefined): Span[] {
  return row?.segments.map(({ left, right }) => ({ left, right })) ?? [];
}

function mergeSpans(spans: Span[], minGutter: number): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.left - b.left)) {
    const last = merged.at(-1);
    if (last !== undefined && span.left - last.right < minGutter) last.right = Math.max(last.right, span.right);
    else merged.push({ ...span });
  }
  return merged;
}

/** A row with one text goes on with the row above when it is close to it and within one column. */
function continues(row: Row, previous: Row, columns: Span[]): boolean {
  const [segment] = row.segments;
  if (segment === undefined || row.baseline - previous.baseline > LINE_PITCH * row.size) return false;
  return columns.filter((column) => segment.left < column.right && segment.right > column.left).length === 1;
}

function columnOf(segment: Segment, columns: Span[]): number {
  return columns.findLastIndex((column) => column.left <= segment.left + 1);
}

function isTable(rows: Row[], columns: Span[]): boolean {
  const full = rows.filter((row) => row.segments.length >= 2).length;
  if (columns.length < 2 || full < (columns.length > 2 ? 2 : MIN_ROWS) || full < rows.length / 2) return false;
  const first = rows[0]?.segments.length ?? 0;
  return (
    first >= columns.length - 1 && columns.some((_, column) => medianLength(rows, columns, column) < PROSE_CHARACTERS)
  );
}

function medianLength(rows: Row[], columns: Span[], column: number): number {
  const lengths = rows
    .flatMap((row) => row.segments.filter((segment) => columnOf(segment, columns) === column))
    .map(({ text }) => text.length)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

function toCells(rows: Row[], columns: Span[]): Segment[][][] {
  const table: Segment[][][] = [];
  let previous: Row | undefined;
  for (const row of rows) {
    const isFirstCellEmpty = !row.segments.some((segment) => columnOf(segment, columns) === 0);
    const isClose = previous !== undefined && row.baseline - previous.baseline <= LINE_PITCH * row.size;
    const goesOn = isClose && (isFirstCellEmpty || row.segments.length === 1) && table.length > 1;
    if (!goesOn) table.push(columns.map(() => []));
    for (const segment of row.segments) table.at(-1)?.[columnOf(segment, columns)]?.push(segment);
    previous = row;
  }
  return table;
}
