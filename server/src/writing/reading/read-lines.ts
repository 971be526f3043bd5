/** Signs that begin an entry of its own: a label, a bullet that Markdown does not know, a time. */
const ENTRY_START =
  /^(?:[\p{L}][\p{L}\p{N}'’ ./&()-]{0,40}:(?:\s|$)|[•·▪◦–—*-]\s|\(?\d{1,2}[.)]\s|\[?\d{1,2}:\d{2}|\[)/u;
const SENTENCE_END = /[.!?:;]["'”’)]?$/;
/** Below this the longest line was not broken because it was full. */
const WRAPPED_CHARACTERS = 55;
const FULL_SHARE = 0.7;
const CELL_EDGE = /\t+| {2,}| ?\| ?/;

export type Line = { text: string } | { cells: string[]; text: string };

/**
 * The lines of a paragraph as they are meant: rows of a table drawn with tabs or spaces, entries of a list without
 * bullets, or one running text that was broken where the page ended, which is joined again.
 */
export function readLines(paragraph: string): Line[] {
  const raw = paragraph.split('\n').filter((line) => line.trim() !== '');
  if (raw.length <= 1) return raw.map((text) => ({ text: text.trim() }));
  const longest = Math.max(...raw.map((line) => line.trim().length));
  const rows = raw.map(readCells);
  const lines: Line[] = [];
  for (const [index, text] of raw.entries()) {
    const cells = rows[index] ?? [];
    const isTable = cells.length >= 2 && [rows[index - 1], rows[index + 1]].some((row) => row?.length === cells.length);
    const before = lines.at(-1);
    if (isTable) lines.push({ cells, text: cells.join(' ') });
    else if (before !== undefined && !('cells' in before) && isContinued(raw[index - 1] ?? '', text, longest)) {
      before.text += ` ${text.trim()}`;
    } else lines.push({ text: text.trim() });
  }
  return lines;
}

function readCells(line: string): string[] {
  const cells = line
    .trim()
    .replaceAll(/^\|+|\|+$/g, '')
    .split(CELL_EDGE);
  return cells.length >= 2 ? cells.map((cell) => cell.trim()).filter((cell) => cell !== '') : [];
}

function isContinued(before: string, line: string, longest: number): boolean {
  const [ended, next] = [before.trim(), line.trim()];
  if (ENTRY_START.test(next) || ended.endsWith(':')) return false;
  if (longest < WRAPPED_CHARACTERS) return /[,–—(]$/.test(ended);
  const share = /^\p{Ll}/u.test(next) ? FULL_SHARE / 2 : FULL_SHARE;
  return ended.length >= share * longest && !SENTENCE_END.test(ended);
}
