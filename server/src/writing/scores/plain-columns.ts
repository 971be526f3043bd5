import { type ColumnKind, type Head, kindOfHead, readColumnHeads } from './column-heads.ts';
import { BAND } from './patterns.ts';
import { isPercentileOf } from './norms.ts';

interface Cell {
  text: string;
  kind: Exclude<ColumnKind, 'name'> | 'nothing';
}

const FIGURE = /^[<>≤≥~]?[-–−]?\d+(?:\.\d+)?(?:\/\d+)?[%*+]?$/u;
const AGE = /^[<>]?\d{1,2}[;:]\d{1,2}$/;
const ORDINAL = /^[<>]?\d{1,2}(?:\.\d+)?(?:st|nd|rd|th|%ile)$/i;
const RANGE = /^[([]?\d{1,3}(?:\.\d)?[-–—]\d{1,3}(?:\.\d)?[)\]]?$/u;
const NOTHING = /^(?:[-–—]|n\/a|na|nil)$/i;
const MAX_NAME_WORDS = 8;
const MIN_ROWS = 2;
/** Below so many heads a single row is one as well. */
const MIN_WIDE = 3;
const MIN_VALUES = 2;

/**
 * Lines of a table whose columns are parted by single spaces, or whose cells stand below each other as they come out of a
 * PDF, with tabs between their cells. What a cell is, its form and the head of its column say. Other lines stay as they are.
 */
export function partPlainColumns(lines: readonly string[]): string[] {
  const parted: string[] = [];
  for (let at = 0; at < lines.length;) {
    const found = partHeaded(lines, at) ?? partStacked(lines, at) ?? partBare(lines, at);
    parted.push(...(found?.rows ?? [lines[at] ?? '']));
    at += found?.count ?? 1;
  }
  return parted;
}

interface Parted {
  rows: string[];
  /** How many lines they were. */
  count: number;
}

/** A line of heads, and below it lines with a cell for each of them. */
function partHeaded(lines: readonly string[], at: number): Parted | null {
  const heads = isOpen(lines[at]) ? readColumnHeads(lines[at] ?? '') : null;
  if (heads === null) return null;
  const rows = takeWhile(lines.slice(at + 1), (line) => partRow(line, heads));
  if (rows.length < (heads.length > MIN_WIDE ? 1 : MIN_ROWS)) return null;
  return { rows: [heads.map(({ text }) => text).join('\t'), ...rows], count: rows.length + 1 };
}

/** Whether nothing parts the cells of a line yet. */
function isOpen(line: string | undefined): line is string {
  return line !== undefined && !/[\t|]| {2}/.test(line.trim());
}

function takeWhile(lines: readonly string[], part: (line: string) => string | null): string[] {
  const rows: string[] = [];
  for (const line of lines) {
    const row = isOpen(line) ? part(line) : null;
    if (row === null) break;
    rows.push(row);
  }
  return rows;
}

function partRow(line: string, [, ...heads]: readonly Head[]): string | null {
  const words = line.trim().split(/\s+/);
  for (let first = 1; first <= Math.min(MAX_NAME_WORDS, words.length - 1); first += 1) {
    const name = words.slice(0, first).join(' ');
    const cells = readCells(words.slice(first));
    const placed = cells === null || !isName(name) ? null : placeCells(cells, heads);
    if (placed !== null) return [name, ...placed].join('\t');
  }
  return null;
}

function isName(text: string): boolean {
  return /^\p{L}/u.test(text) && !/[:;=]$|[.,]$/.test(text);
}

/** What the words behind a name are, where each of them is a cell or a part of one. */
function readCells(words: readonly string[]): Cell[] | null {
  const cells: Cell[] = [];
  for (const [index, word] of words.entries()) {
    const last = cells.at(-1);
    const before = words[index - 1] ?? '';
    if (isRangeInWords(words, index)) continue;
    if (/^(?:-|–|—|to)$/.test(before) && isRangeInWords(words, index - 1) && last !== undefined) {
      cells[cells.length - 1] = { text: `${last.text} ${before} ${word}`, kind: 'interval' };
    } else if (RANGE.test(word)) cells.push({ text: word, kind: 'interval' });
    else if (ORDINAL.test(word)) cells.push({ text: word, kind: 'percentile' });
    else if (FIGURE.test(word) || AGE.test(word)) cells.push({ text: word, kind: 'figure' });
    else if (NOTHING.test(word)) cells.push({ text: word, kind: 'nothing' });
    else if (!/^[\p{L}(][\p{L}/()'’-]*$/u.test(word)) return null;
    else if (last?.kind === 'words') last.text += ` ${word}`;
    else cells.push({ text: word, kind: 'words' });
  }
  return cells;
}

/** `83 - 96`, `83 to 96` */
function isRangeInWords(words: readonly string[], index: number): boolean {
  const [before = '', sign = '', behind = ''] = words.slice(Math.max(0, index - 1), index + 2);
  return index > 0 && /^(?:-|–|—|to)$/.test(sign) && /^\d{2,3}$/.test(before) && /^\d{2,3}$/.test(behind);
}

/** The cells of a row below their heads; null where they fit none, or where several would fit. */
function placeCells(cells: readonly Cell[], heads: readonly Head[]): string[] | null {
  const isWhole = cells.length === heads.length;
  // Percentiles may be ranges too, `25-50`; beside a column of intervals a range is rather one of those.
  const told = heads.some(({ kind }) => kind === 'interval')
    ? cells
    : cells.map((cell): Cell => (isPercentileRange(cell) ? { ...cell, kind: 'percentile' } : cell));
  // A row of words says something else, and one without a figure gives no score.
  if (cells.length > heads.length || !cells.some(({ kind }) => kind === 'figure')) return null;
  if (isWhole) return told.every((cell, place) => fits(cell, heads[place])) ? cells.map(({ text }) => text) : null;
  const ways = waysToPlace(told, heads);
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

function isPercentileRange({ kind, text }: Cell): boolean {
  return kind === 'interval' && /^\d{1,2}[-–]\d{1,2}$/.test(text);
}

/** A table has so few columns that all ways can be tried. */
const MAX_COLUMNS = 8;

function waysToPlace(cells: readonly Cell[], heads: readonly Head[]): string[][] {
  const [head, ...others] = heads;
  if (heads.length > MAX_COLUMNS || cells.length > heads.length) return [];
  if (head === undefined) return [[]];
  const [cell, ...rest] = cells;
  const empty = waysToPlace(cells, others).map((way) => ['', ...way]);
  if (cell === undefined || !fits(cell, head)) return empty;
  return [...empty, ...waysToPlace(rest, others).map((way) => [cell.text, ...way])];
}

function fits({ kind, text }: Cell, head: Head | undefined): boolean {
  if (kind === 'nothing') return true;
  if (head?.kind === 'percentile') return kind === 'figure' || kind === 'percentile';
  if (head?.kind === 'figure') return kind === 'figure' || /^not \p{L}+$/iu.test(text);
  return kind === head?.kind;
}

/** Heads in lines of their own, the first of which is that of the names, and below them each cell in a line of its own. */
function partStacked(lines: readonly string[], at: number): Parted | null {
  if (kindOfHead(lines[at]?.trim() ?? '') !== 'name') return null;
  const behind = lines.slice(at + 1).map((line) => ({ text: line.trim(), kind: kindOfHead(line.trim()) }));
  const end = behind.findIndex(({ kind }) => kind === null || kind === 'name');
  const heads = behind.slice(0, end).flatMap(({ text, kind }): Head[] => (kind === null ? [] : [{ text, kind }]));
  if (heads.length === 0) return null;
  const width = heads.length + 1;
  const rows = [lines.slice(at, at + width)];
  for (let start = at + width; start + width <= lines.length; start += width) {
    const [name = '', ...values] = lines.slice(start, start + width);
    const cells = values.map((value) => readCells(value.trim().split(/\s+/)));
    const isRow =
      isName(name.trim()) && cells.every((cell, place) => cell?.length === 1 && fits(cell[0] as Cell, heads[place]));
    if (!isRow) break;
    rows.push([name, ...values]);
  }
  if (rows.length <= MIN_ROWS) return null;
  return { rows: rows.map((row) => row.map((cell) => cell.trim()).join('\t')), count: rows.length * width };
}

/** Lines of one form without heads, whose cells can be nothing but a score with its percentile or the interval around it. */
function partBare(lines: readonly string[], at: number): Parted | null {
  const first = lines[at];
  const form = isOpen(first) ? bareRow(first) : null;
  if (form === null) return null;
  const kinds = form.cells.map(({ kind }) => kind).join(' ');
  const rows = takeWhile(lines.slice(at), (line) => {
    const row = bareRow(line);
    return row?.cells.map(({ kind }) => kind).join(' ') === kinds
      ? [row.name, ...row.cells.map(({ text }) => text)].join('\t')
      : null;
  });
  return rows.length < MIN_ROWS ? null : { rows, count: rows.length };
}

function bareRow(line: string): { name: string; cells: Cell[] } | null {
  const words = line.trim().split(/\s+/);
  const first = words.findIndex((word) => FIGURE.test(word));
  const name = words.slice(0, first).join(' ');
  const cells = first < 1 || first > MAX_NAME_WORDS || !isName(name) ? null : readCells(words.slice(first));
  if (cells === null || cells.length < MIN_VALUES) return null;
  const [score, second, ...others] = cells;
  const isTold =
    second?.kind === 'percentile' ||
    (second?.kind === 'figure' && isPercentileOf(Number(score?.text), Number(second.text)));
  const isAround = second?.kind === 'interval' && holds(second.text, Number(score?.text));
  const areFurther = others.every(({ kind, text }) =>
    kind === 'words'
      ? BAND.test(text)
      : (kind === 'interval' && holds(text, Number(score?.text))) || (isAround && kind !== 'interval'),
  );
  return score?.kind === 'figure' && (isTold || isAround) && areFurther ? { name, cells } : null;
}

function holds(range: string, figure: number): boolean {
  const [low = 0, high = 0] = range.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return low <= figure && figure <= high;
}
