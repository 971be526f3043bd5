import { matchAlignedTable } from './tables/aligned-tables.ts';
import { rowOf, type Row, type Segment } from './lines/line.ts';

export type Region = { kind: 'flow'; rows: Row[] } | { kind: 'table'; top: number; rows: string[][] };

const MIN_ROWS_A_SIDE = 3;
// In ems of the larger row.
const WHITE_BAND = 2.5;
const MAX_CANDIDATES = 60;
const MAX_DEPTH = 6;

/** The rows of a page as regions in the order a person reads them: columns one after the other, tables as wholes. */
export function orderRegions(rows: Row[], depth = 0): Region[] {
  if (rows.length === 0) return [];
  const band = depth < MAX_DEPTH ? findColumns(rows) : null;
  if (band === null) return splitTables(rows);
  const table = findTableAcross(rows, band);
  if (table !== null)
    return [
      ...orderRegions(rows.slice(0, table.start), depth + 1),
      ...splitTables(rows.slice(table.start, table.end)),
      ...orderRegions(rows.slice(table.end), depth + 1),
    ];
  return [
    ...orderRegions(rows.slice(0, band.start), depth + 1),
    ...sidesOf(rows, band).flatMap((side) => orderRegions(side, depth + 1)),
    ...orderRegions(rows.slice(band.end), depth + 1),
  ];
}

/** A table without lines that reaches over both columns; it may have a gap just where the columns have theirs. */
function findTableAcross(rows: Row[], { start, end, at }: Band): Omit<Band, 'at'> | null {
  for (let first = start; first < end;) {
    const table = matchAlignedTable(rows, first);
    const last = first + (table?.length ?? 1);
    const members = rows.slice(first, last);
    const common = members.filter(
      ({ segments }) => segments.some(({ right }) => right <= at) && segments.some(({ left }) => left >= at),
    );
    const isTable = table !== null && table.isShort && table.cells.length >= MIN_ROWS_A_SIDE;
    if (isTable && common.length > 0.6 * members.length) return { start: first, end: last };
    first = last;
  }
  return null;
}

function takeSide(rows: Row[], belongs: (segment: Segment) => boolean): Row[] {
  return rows
    .map((row) => row.segments.filter(belongs))
    .filter((segments) => segments.length > 0)
    .map(rowOf);
}

interface Band {
  start: number;
  end: number;
  at: number;
}

/** The largest run of rows that a white strip divides into two columns of prose. */
function findColumns(rows: Row[]): Band | null {
  let best: Band | null = null;
  for (const at of stripCandidates(rows)) {
    for (let start = 0; start < rows.length; start++) {
      let end = start;
      while (end < rows.length && !isCrossed(rows[end], at)) end++;
      const band = trimBand(rows, { start, end, at });
      if (band.end - band.start > (best === null ? 0 : best.end - best.start) && isColumns(rows, band)) best = band;
      start = end;
    }
  }
  return best;
}

/** Where a white strip may be: in the gaps of rows and, as columns need not be level, beside edges that lines share. */
function stripCandidates(rows: Row[]): number[] {
  const counts = new Map<number, number>();
  const count = (at: number): void => void counts.set(at, (counts.get(at) ?? 0) + 1);
  for (const { segments } of rows) {
    for (const [index, segment] of segments.entries()) {
      const previous = segments[index - 1];
      if (previous !== undefined) count(Math.round((previous.right + segment.left) / 8) * 4);
      count(Math.floor(segment.left) - 1);
    }
  }
  const frequent = [...counts].filter(([, times]) => times >= MIN_ROWS_A_SIDE).toSorted(([, a], [, b]) => b - a);
  return frequent.slice(0, MAX_CANDIDATES).map(([at]) => at);
}

function isCrossed(row: Row | undefined, at: number): boolean {
  return row?.segments.some(({ left, right }) => left < at && right > at) ?? true;
}

/** Parts at either end, beyond a band of white, belong to the columns if they hold prose; else they may be a title. */
function trimBand(rows: Row[], { start, end, at }: Band): Band {
  const parts: Band[] = [];
  for (let row = start; row < end; row++) {
    const last = parts.at(-1);
    if (last !== undefined && isWithin(WHITE_BAND, rows[row - 1], rows[row])) last.end = row + 1;
    else parts.push({ start: row, end: row + 1, at });
  }
  const prose = parts.filter((part) =>
    sidesOf(rows, part).some((side) => side.length >= MIN_ROWS_A_SIDE && isProse(side)),
  );
  return { start: prose[0]?.start ?? start, end: prose.at(-1)?.end ?? start, at };
}

function sidesOf(rows: Row[], { start, end, at }: Band): Row[][] {
  const inside = rows.slice(start, end);
  return [takeSide(inside, ({ right }) => right <= at), takeSide(inside, ({ right }) => right > at)];
}

function isWithin(ems: number, above: Row | undefined, below: Row | undefined): boolean {
  if (above === undefined || below === undefined) return false;
  return below.baseline - above.baseline <= ems * Math.max(above.size, below.size);
}

/** Columns hold prose: long lines. Short texts side by side on common lines are rows of a table or of a form. */
function isColumns(rows: Row[], band: Band): boolean {
  const sides = sidesOf(rows, band);
  if (sides.some((side) => side.length < MIN_ROWS_A_SIDE)) return false;
  const common = rows.slice(band.start, band.end).filter(({ segments }) => segments.length > 1).length;
  const isAligned = common > 0.6 * Math.min(...sides.map((side) => side.length));
  return sides.every((side) => isProse(side)) || (!isAligned && sides.some((side) => isProse(side)));
}

function isProse(side: Row[]): boolean {
  const left = Math.min(...side.flatMap(({ segments }) => segments.map((segment) => segment.left)));
  const right = Math.max(...side.flatMap(({ segments }) => segments.map((segment) => segment.right)));
  const long = side.filter(({ segments }) => {
    const width = segments.reduce((sum, segment) => sum + segment.right - segment.left, 0);
    const characters = segments.reduce((sum, segment) => sum + segment.text.length, 0);
    return width > 0.7 * (right - left) && characters >= 20;
  });
  return long.length >= side.length * 0.45;
}

function splitTables(rows: Row[]): Region[] {
  const regions: Region[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (row === undefined) break;
    const drawn = row.segments.flatMap((segment) => segment.table ?? []);
    if (drawn.length > 0) {
      regions.push({ kind: 'table', top: row.baseline, rows: drawn });
      at++;
      continue;
    }
    const table = matchAlignedTable(rows, at);
    if (table === null) {
      const last = regions.at(-1);
      if (last?.kind === 'flow') last.rows.push(row);
      else regions.push({ kind: 'flow', rows: [row] });
      at++;
      continue;
    }
    const cells = table.cells.map((line) => line.map((cell) => cell.map(({ text }) => text).join('\n')));
    regions.push({ kind: 'table', top: row.baseline, rows: cells });
    at += table.length;
  }
  return regions;
}
