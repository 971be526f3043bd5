import { partPlainColumns } from '../scores/plain-columns.ts';
import { readDrawnRows } from './drawn-rows.ts';

/** Signs that begin an entry of its own: a label, a bullet that Markdown does not know, a time. */
const ENTRY_START =
  /^(?:[\p{L}][\p{L}\p{N}'’ ./&()-]{0,40}:(?:\s|$)|[•·▪◦–—*-]\s|\(?\d{1,2}[.)]\s|\[?\d{1,2}:\d{2}|\[)/u;
/** `4 May | Ward review: slept. Wants leave.` is an entry and its sentences, where a cell below a head would be a few words. */
const DATED_ENTRY = /^\d{1,2}(?:[/.:]\d{2}|[/.]\d| \p{L}{3,9}\b)[^|\t]{0,30} ?\|[^|\t]*[.!?;](?:\s|$)[^|\t]*$/u;
/** A tag that somebody typed or pasted ends what it encloses. */
const SENTENCE_END = /(?:[.!?:;]["'”’)]?|<\/\p{L}{1,12}>)$/u;
/** If the longest line is shorter than this, lines ended on purpose, and not because they were full. */
const WRAPPED_CHARACTERS = 55;
/** No page or window breaks its lines later than this: a longer one is a paragraph that somebody typed. */
const WIDEST_PAGE_CHARACTERS = 180;
/** A full line may be this much shorter than the longest one: a hyphen or a space may be lost. */
const SLACK_CHARACTERS = 4;
/** With fewer lines we cannot tell broken lines from entries, unless a line goes on in the middle of a sentence. */
const MIN_WRAPPED_LINES = 3;

export type Line = { text: string } | { cells: string[]; text: string };

/**
 * The lines of a paragraph as they are meant: rows of a table drawn with tabs or spaces, entries of a list without
 * bullets, or one running text that was broken where the page ended, which is joined again.
 */
export function readLines(paragraph: string): Line[] {
  const raw = partPlainColumns(paragraph.split('\n').filter((line) => line.trim() !== ''));
  if (raw.length <= 1) return raw.map((text) => ({ text: text.trim() }));
  const isWrapped = isBrokenAtEdge(raw.map((line) => line.trim()));
  const rows = readDrawnRows(raw);
  const lines: Line[] = [];
  for (const [index, text] of raw.entries()) {
    const cells = rows[index] ?? [];
    const isTable =
      cells.length >= 2 &&
      !DATED_ENTRY.test(text.trim()) &&
      [rows[index - 1], rows[index + 1]].some((row) => row?.length === cells.length);
    const before = lines.at(-1);
    if (isTable) lines.push({ cells, text: cells.filter(Boolean).join(' ') });
    else if (before !== undefined && !('cells' in before) && isContinued(raw[index - 1] ?? '', text, isWrapped)) {
      before.text += ` ${text.trim()}`;
    } else lines.push({ text: text.trim() });
  }
  return lines;
}

/** Words that no entry begins with: `low mood`, and below it `since May`. */
const GOES_ON =
  /^(?:(?:because|and|or|but|which|whom|whose|than|unless|although|though|despite|due to)\s|(?:since|until) \S+(?: \S+)?$)/;

function isContinued(before: string, line: string, isWrapped: boolean): boolean {
  const [ended, next] = [before.trim(), line.trim()];
  if (ENTRY_START.test(next) || ended.endsWith(':') || areBothOfFigures(ended, next)) return false;
  if (SENTENCE_END.test(ended) || /^dear /i.test(ended)) return false;
  return isWrapped || /[,–—(]$/.test(ended) || GOES_ON.test(next);
}

interface Edge {
  before: string;
  next: string;
}

/** Whether each line was broken because the first word of the next one had no room in it. */
function isBrokenAtEdge(lines: readonly string[]): boolean {
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest < WRAPPED_CHARACTERS || longest > WIDEST_PAGE_CHARACTERS) return false;
  const edges = lines.slice(1).map((next, index): Edge => ({ before: lines[index] ?? '', next }));
  if (!edges.every((edge) => isFull(edge, longest) || isEntry(edge))) return false;
  // One line with a capital among entries is an entry as well, which happens to be as long as the longest.
  const joins = edges.filter((edge) => !isEntry(edge));
  if (edges.length > 2 && joins.length === 1 && /^\p{Lu}/u.test(joins[0]?.next ?? '')) return false;
  return lines.length >= MIN_WRAPPED_LINES || /^\p{Ll}/u.test(lines[1] ?? '');
}

function isFull({ before, next }: Edge, longest: number): boolean {
  return before.length + 1 + (next.split(' ', 1)[0]?.length ?? 0) > longest - SLACK_CHARACTERS;
}

function isEntry({ before, next }: Edge): boolean {
  return ENTRY_START.test(next) || SENTENCE_END.test(before) || areBothOfFigures(before, next);
}

/** `… SS 84, AE 3;5` above `PLS-5 Total SS 77, AE 3;1`: lines of a list of scores, each of which begins with a name. */
function areBothOfFigures(before: string, next: string): boolean {
  return isOfFigures(before) && isOfFigures(next) && /\d\S{0,3}$|(?:ile|\))$/.test(before);
}

function isOfFigures(line: string): boolean {
  return /^\p{Lu}/u.test(line) && (line.match(/\d+/g)?.length ?? 0) > 2;
}
