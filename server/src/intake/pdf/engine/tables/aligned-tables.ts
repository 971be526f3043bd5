import { isBreakMeant } from '../lines/join-lines.ts';
import type { Row, Segment } from '../lines/line.ts';

// In ems of the row.
const MIN_GUTTER = 0.6;
const LINE_PITCH = 1.6;
const MIN_ROWS = 3;
const HEADING_PITCH = 2.4;
const MAX_INDENT = 2;
/** Of the distance of rows. */
const LABEL_PITCH = 1.3;
const PROSE_CHARACTERS = 22;
const MAX_LABEL = 60;
const MAX_HEADING = 32;
const FIGURE = /^[<>≤≥~±+−–-]{0,2}\s?\d[\d.,:;/%()\s–−-]*$/;

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
  return matchUnderHeadings(rows, start) ?? matchRows(rows, start);
}

function matchRows(rows: Row[], start: number): AlignedTable | null {
  let columns = spansOf(rows[start]);
  if (columns.length < 2) return null;
  const labels = new Set<Row>();
  let end = start + 1;
  for (; end < rows.length; end++) {
    const row = rows[end];
    const previous = rows[end - 1];
    if (row?.segments.some(({ table }) => table !== undefined) === true) break;
    if (row === undefined || previous === undefined || row.baseline - previous.baseline > 4 * row.size) break;
    if (isLabel(rows, { at: end, start, columns })) {
      labels.add(row);
      continue;
    }
    const merged = mergeSpans([...columns, ...spansOf(row)], MIN_GUTTER * row.size);
    if (merged.length < columns.length) break;
    if (row.segments.length < 2 && !continues(row, previous, columns)) break;
    columns = merged;
  }
  const members = rows.slice(start, end);
  const unlabelled = members.filter((row) => !labels.has(row));
  if (!isTable(unlabelled, columns)) return null;
  const isShort =
    columns.length > 2 && columns.every((_, column) => medianLength(unlabelled, columns, column) < PROSE_CHARACTERS);
  return { length: members.length, cells: toCells(members, columns, labels), isShort };
}

/**
 * Headings that stand over several columns each ("Parent", "Teacher"), above a row that has a text for every column. Taken
 * for columns themselves, they would put the figures of two columns into one cell.
 */
function matchUnderHeadings(rows: Row[], start: number): AlignedTable | null {
  const [over, names] = [rows[start], rows[start + 1]];
  if (over === undefined || names === undefined || over.segments.some(({ table }) => table !== undefined)) return null;
  const isClose = names.baseline - over.baseline <= HEADING_PITCH * names.size;
  if (!isClose || over.segments.length < 2 || over.segments.length >= names.segments.length) return null;
  // The last line of two columns of prose may stand as close above a table.
  if (over.segments.some(({ text }) => text.length > MAX_HEADING || /[.,;]$/.test(text))) return null;
  const table = matchRows(rows, start + 1);
  const columns = spansOf(names);
  if (table === null || table.cells[0]?.length !== columns.length) return null;
  const shares = shareColumns(over.segments, columns);
  const isWide = shares.some((own) => own.length > 1 && !own.includes(0));
  if (!isWide || shares.some((own) => own.length === 0)) return null;
  const cells = columns.map((_, column) => over.segments.filter((_segment, index) => shares[index]?.[0] === column));
  return { ...table, length: table.length + 1, cells: [cells, ...table.cells] };
}

/** For each heading the columns that it stands over: those to whose middle no other heading is nearer. */
function shareColumns(headings: Segment[], columns: Span[]): number[][] {
  const shares = headings.map((): number[] => []);
  const [left = 0] = headings.map((heading) => heading.left);
  for (const [column, span] of columns.entries()) {
    // What names the rows has no heading above it.
    if (column === 0 && span.right <= left) continue;
    const distances = headings.map((heading) => Math.abs(middleOf(heading) - middleOf(span)));
    shares[distances.indexOf(Math.min(...distances))]?.push(column);
  }
  return shares;
}

function middleOf({ left, right }: Span): number {
  return (left + right) / 2;
}

/** A line between the rows that names those below it: "Working Memory", above the tests of it. */
function isLabel(rows: Row[], { at, start, columns }: { at: number; start: number; columns: Span[] }): boolean {
  const [previous, row, next] = [rows[at - 1], rows[at], rows[at + 1]];
  const [segment, ...others] = row?.segments ?? [];
  if (previous === undefined || row === undefined || next === undefined || segment === undefined) return false;
  const isAtEdge = segment.left < (columns[0]?.left ?? 0) + MAX_INDENT * row.size;
  if (others.length > 0 || !isAtEdge || segment.text.length > MAX_LABEL || /[.;,]$/.test(segment.text)) return false;
  const [above, below] = [row.baseline - previous.baseline, next.baseline - row.baseline];
  // A heading has more space above it, and larger letters.
  const pitch = at - start > 1 ? previous.baseline - (rows[at - 2]?.baseline ?? 0) : below;
  if (above > LABEL_PITCH * Math.max(pitch, below) || row.size > previous.size * 1.06) return false;
  const isWordOfCellAbove = above <= LINE_PITCH * row.size && !isBreakMeantIn(columns, previous, segment);
  return !isWordOfCellAbove && isRowOfFigures(next, columns);
}

/** Whether the first cell of the row above had room for the first word of this text. */
function isBreakMeantIn(columns: Span[], above: Row, segment: Segment): boolean {
  const cell = above.segments.find((other) => columnOf(other, columns) === 0);
  return cell === undefined || isBreakMeant(cell, segment, columns[0]?.right ?? 0);
}

/** A row of data that fills the columns; the names of columns have no figures, and another table has other columns. */
function isRowOfFigures(row: Row, columns: Span[]): boolean {
  const under = new Set(row.segments.map((segment) => columnOf(segment, columns)));
  if (under.size < row.segments.length || under.size < columns.length - 1) return false;
  const keeps = mergeSpans([...columns, ...spansOf(row)], MIN_GUTTER * row.size).length >= columns.length;
  return keeps && row.segments.length >= 2 && row.segments.slice(1).some(({ text }) => FIGURE.test(text));
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

function toCells(rows: Row[], columns: Span[], labels: ReadonlySet<Row>): Segment[][][] {
  const table: Segment[][][] = [];
  let previous: Row | undefined;
  for (const [index, row] of rows.entries()) {
    const last = table.at(-1);
    const goesOn =
      last !== undefined &&
      previous !== undefined &&
      !labels.has(row) &&
      !labels.has(previous) &&
      isMoreOf(last, { row, previous, next: rows[index + 1], columns, isHeading: table.length === 1 });
    if (!goesOn) table.push(columns.map(() => []));
    for (const segment of row.segments) table.at(-1)?.[labels.has(row) ? 0 : columnOf(segment, columns)]?.push(segment);
    previous = row;
  }
  return table;
}

interface Continuation {
  row: Row;
  previous: Row;
  next: Row | undefined;
  columns: Span[];
  isHeading: boolean;
}

/** Whether a line goes on with the cells of the row above it. */
function isMoreOf(cells: Segment[][], { row, previous, next, columns, isHeading }: Continuation): boolean {
  const pitch = row.baseline - previous.baseline;
  if (pitch > LINE_PITCH * row.size) return false;
  const isFirstCellEmpty = !row.segments.some((segment) => columnOf(segment, columns) === 0);
  if (!isFirstCellEmpty && row.segments.length > 1) return false;
  const aboveOf = (segment: Segment): Segment | undefined => cells[columnOf(segment, columns)]?.at(-1);
  // Figures below figures are another row, for instance that of the teacher below that of the parent.
  if (row.segments.some((segment) => FIGURE.test(segment.text) && FIGURE.test(aboveOf(segment)?.text ?? '')))
    return false;
  if (!isHeading) return true;
  // The first rows of many tables are as close: these lines are closer to each other than to what follows.
  const isSetApart = next === undefined || next.baseline - row.baseline > pitch * 1.1;
  return isSetApart && row.segments.every((segment) => aboveOf(segment) !== undefined);
}
