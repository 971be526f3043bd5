import { fold } from '../language/words.ts';
import { inFigures } from '../scores/number-words.ts';
import type { Score } from '../scores/score.ts';
import { type ColumnRole, readColumnRoles } from '../scores/table-columns.ts';
import { writeAside, writeRange, writeScore } from '../scores/write-parts.ts';

/**
 * `same`: the passages give one score that has all that the row says. `other`: what the row names has other figures in
 * them, or has them in other columns. `unknown`: they give no score of that name.
 */
export type Agreement = 'same' | 'other' | 'unknown';

const NOTHING = /^[-–—]?$/;
const FIGURE = /(?<![\d)])-?\d+(?:\.\d+)?/g;
/** Words that a cell may have or leave out. */
const PLAIN = /\b(?:the|percentile|centile|%ile|ci|confidence|interval|range|at|to)\b|\b(?<=\d)(?:st|nd|rd|th)\b/g;
const ASIDES: readonly (keyof Score)[] = ['scale', 'informant', 'when', 'interval', 'percentile', 'band'];

/** How a row of a report's table stands to the scores that were read in the passages it rests on. */
export function compareRow(heads: readonly string[], cells: readonly string[], scores: readonly Score[]): Agreement {
  if (heads.length !== cells.length) return 'unknown';
  const roles = readColumnRoles(heads);
  const row = new Map<ColumnRole, string>();
  for (const [column, role] of roles.entries()) {
    const cell = cells[column]?.trim() ?? '';
    if (NOTHING.test(cell)) continue;
    if (row.has(role)) return 'unknown';
    row.set(role, cell);
  }
  const name = row.get('measure') ?? '';
  const named = findNamed(name, scores);
  const [start, end] = [row.get('start'), row.get('end')];
  if (start !== undefined && end !== undefined) return compareTimes({ name, start, end }, named, row);
  const told = named.filter((score) => asidesOf(name, score, row).every((aside) => hasPart(score, aside)));
  const own = told.length > 0 ? told : named;
  const only = start ?? end;
  // Of several scores nobody can tell here which comes first.
  if (only !== undefined && new Set(own.map(({ score }) => score)).size > 1) return 'unknown';
  if (only !== undefined) row.set('score', only);
  if (!row.has('other') && told.some((score) => hasAll(score, row))) return 'same';
  return own.length > 0 && own.every((score) => isAgainst(score, row)) ? 'other' : 'unknown';
}

interface TwoTimes {
  name: string;
  start: string;
  end: string;
}

/** A row with an earlier and a later score, as the passages give them in that order. */
function compareTimes(
  { name, start, end }: TwoTimes,
  scores: readonly Score[],
  row: ReadonlyMap<ColumnRole, string>,
): Agreement {
  // Several cells rest on the same passage.
  const named = [...new Map(scores.map((score) => [JSON.stringify(score), score])).values()];
  const from = named.findIndex((score) => isTold(start, score));
  const to = named.findLastIndex((score) => isTold(end, score));
  const [first, last] = [named[from], named[to]];
  if (first === undefined || last === undefined || from >= to || row.has('other')) return 'unknown';
  if (first.informant !== last.informant || first.scale !== last.scale) return 'unknown';
  const between = named.slice(from + 1, to).map((score) => `${writeScore(score)} ${score.when ?? ''}`.trim());
  const known = [`${first.when ?? ''}, ${last.when ?? ''}`, `between: ${between.join(', ')}`];
  const asides = asidesOf(name, first, row);
  return asides.every((aside) => hasPart(first, aside) || known.some((each) => isLike(aside, each)))
    ? 'same'
    : 'unknown';
}

function isTold(cell: string, score: Score): boolean {
  return [score.score, writeScore(score)].some((text) => text !== null && isLike(cell, text));
}

/** The scores that a row's name begins with, and of two such names the longer one. */
function findNamed(name: string, scores: readonly Score[]): Score[] {
  const written = fold(name);
  const isOne = ({ measure }: Score): boolean =>
    written === fold(measure) || written.startsWith(`${fold(measure)} (`) || fold(measure).endsWith(`: ${written}`);
  const named = scores.filter((score) => score.measure !== '' && isOne(score));
  const longest = Math.max(...named.map(({ measure }) => Math.min(measure.length, name.length)));
  return named.filter(({ measure }) => Math.min(measure.length, name.length) === longest);
}

/** What stands behind the name, in brackets, and in columns of its own: who was asked, and when. */
function asidesOf(name: string, { measure }: Score, row: ReadonlyMap<ColumnRole, string>): string[] {
  const behind = name.slice(measure.length);
  const inBrackets = (/^ \((?<inner>.*)\)$/.exec(behind)?.groups?.['inner'] ?? behind).split('; ').filter(Boolean);
  const told = [...inBrackets, row.get('informant'), row.get('when')];
  return told.filter((aside) => aside !== undefined);
}

function hasPart(score: Score, aside: string): boolean {
  return ASIDES.some((part) => {
    const text = score[part];
    return text !== null && (isLike(aside, text) || isLike(aside, writeAside(part, text)));
  });
}

function hasAll(score: Score, row: ReadonlyMap<ColumnRole, string>): boolean {
  const has = (role: ColumnRole, ...told: (string | null)[]): boolean => {
    const cell = row.get(role);
    return cell === undefined || told.some((text) => text !== null && isLike(cell, text));
  };
  return (
    has('score', score.score, writeScore(score)) &&
    has('percentile', score.percentile) &&
    has('interval', score.interval) &&
    has('range', score.percentile, score.interval, writeRange(score)) &&
    has('band', score.band)
  );
}

/** The same figures in the same order, and no other words. */
function isLike(cell: string, told: string): boolean {
  return plain(cell) === plain(told);
}

function plain(text: string): string {
  return fold(inFigures(text).text)
    .replaceAll(PLAIN, ' ')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/[^\p{L}\d.<>/+-]+/gu, ' ')
    .trim();
}

function isAgainst(score: Score, row: ReadonlyMap<ColumnRole, string>): boolean {
  const [figure] = figuresOf(row.get('score'));
  const [own] = figuresOf(score.score);
  if (figure !== undefined && own !== undefined && figure !== own) return true;
  const beside = figuresOf(row.get('percentile') ?? row.get('range'));
  const known = new Set([...figuresOf(score.percentile), ...(row.has('range') ? figuresOf(score.interval) : [])]);
  return score.percentile !== null && beside.length > 0 && !beside.some((each) => known.has(each));
}

function figuresOf(text: string | null | undefined): string[] {
  return (
    inFigures(text ?? '')
      .text.replaceAll(/[–—−]/g, '-')
      .match(FIGURE) ?? []
  );
}
