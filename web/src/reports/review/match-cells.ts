import type { ReviewCell } from '../../api/review.ts';

/** A stretch of a note that a row of the report rests on. */
export interface CitedStretch {
  markdown: string;
  start: number;
  end: number;
}

export interface MatchedCell extends ReviewCell {
  /** What the notes have for it, under the name of their own column where it is a table; null where they have nothing. */
  found: ReviewCell | null;
}

/** Each cell of a row against the notes: against the cells of the cited rows, else against the cited words. */
export function matchCells(cells: readonly ReviewCell[], cited: readonly CitedStretch[]): MatchedCell[] {
  const noteCells = cited.flatMap(readTableCells);
  const words = cited.map(({ markdown, start, end }) => markdown.slice(start, end)).join('\n');
  return cells.map((cell) => ({ ...cell, found: cell.text === '' ? null : findCell(cell, noteCells, words) }));
}

function findCell({ column, text }: ReviewCell, noteCells: readonly ReviewCell[], words: string): ReviewCell | null {
  const equal = noteCells.filter((each) => normalise(each.text) === normalise(text));
  const found = equal.find((each) => normalise(each.column) === normalise(column)) ?? equal[0];
  if (found !== undefined) return found;
  // The names of a test may be written out in the report: there each figure must be found.
  const parts = text.match(/\d+(?:[.,]\d+)?/g) ?? [text];
  const isFound = parts.every((part) => isIn(part, words));
  return isFound ? { column: '', text: parts.join(' ') } : null;
}

/** The cells of the table row that a stretch stands in, with their column names; none where it is no table. */
function readTableCells({ markdown, start, end }: CitedStretch): ReviewCell[] {
  const from = markdown.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = markdown.indexOf('\n', Math.max(start, end - 1));
  const line = markdown.slice(from, lineEnd === -1 ? undefined : lineEnd);
  if (line.includes('\n') || !line.includes('|')) return [];
  const before = markdown.slice(0, from).split('\n').slice(0, -1);
  const firstOther = before.findLastIndex((each) => !each.includes('|'));
  const columns = splitRow(before[firstOther + 1] ?? '');
  return splitRow(line).map((text, index) => ({ column: columns[index] ?? '', text }));
}

function splitRow(line: string): string[] {
  return line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s*_`]+/g, ' ')
    .trim();
}

/** As a whole: 9 is not found in 92. */
function isIn(part: string, words: string): boolean {
  const [needle, text] = [normalise(part), normalise(words)];
  if (needle === '') return false;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    if (!isWordSign(text[at - 1]) && !isWordSign(text[at + needle.length])) return true;
  }
  return false;
}

function isWordSign(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
