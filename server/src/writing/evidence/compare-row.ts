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
const ASIDES: readonly (keyof Score)[] = ['informant', 'when', 'interval', 'percentile', 'band'];

/** How a row of a report's table stands to the scores that were read in the passages it rests on. */
export function compareRow(heads: readonly string[], cells: readonly string[], scores: readonly Score[]): Agreement {
  if (heads.length !== cells.length) return 'unknown';
  const roles = readColumnRoles(heads);
  const row = new Map<ColumnRole, string>();
  for (const [column, role] of roles.entries()) {
    const cell = cells[column]?.trim() ?? '';
    if (!NOTHING.test(cell) && !row.has(role)) row.set(role, cell);
  }
  // An earlier and a later score may come from two passages.
  if (row.has('start') || row.has('end')) return 'unknown';
  const name = row.get('measure') ?? '';
  const named = findNamed(name, scores);
  const told = named.filter((score) => asidesOf(name, score, row).every((aside) => hasPart(score, aside)));
  if (!row.has('other') && told.some((score) => hasAll(score, row))) return 'same';
  const own = told.length > 0 ? told : named;
  return own.length > 0 && own.every((score) => isAgainst(score, row)) ? 'other' : 'unknown';
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

/** What stands in brackets behind the name, and in columns of its own: who was asked, and when. */
function asidesOf(name: string, { measure }: Score, row: ReadonlyMap<ColumnRole, string>): string[] {
  const bracket = /^ \((?<inner>.*)\)$/.exec(name.slice(measure.length))?.groups?.['inner'];
  const told = [...(bracket?.split('; ') ?? []), row.get('informant'), row.get('when')];
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
