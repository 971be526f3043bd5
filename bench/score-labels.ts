import { isIndex } from '../server/src/writing/scores/indices.ts';
import type { Score } from '../server/src/writing/scores/score.ts';

/** A score of a note: the words that its row must name, and its figure as it stands there. */
export interface LabelledScore {
  measure: string[];
  score: string;
  informant?: string;
  when?: string;
}

interface Sorted {
  found: Score[];
  /** Not labelled, but of a labelled measure and rightly named: its raw figure, its age, or that it could not be done. */
  beside: Score[];
  /** No score, or under the wrong name, person or time. */
  wrong: Score[];
  missed: LabelledScore[];
}

/** What was read of a note, by what its labels say of it. Every score is counted once. */
export function sortScores(read: readonly Score[], rows: readonly LabelledScore[]): Sorted {
  const left = [...read];
  const found: Score[] = [];
  const missed: LabelledScore[] = [];
  for (const row of rows) {
    const place = left.findIndex((score) => isRow(score, row) && !namesOther(score, row, rows));
    if (place === -1) missed.push(row);
    else found.push(...left.splice(place, 1));
  }
  const beside = left.filter((score) => rows.some((row) => isBeside(score, row) && !namesOther(score, row, rows)));
  return { found, beside, wrong: left.filter((score) => !beside.includes(score)), missed };
}

function isRow(score: Score, row: LabelledScore): boolean {
  // Where only a percentile is given, its column may hold it.
  const figure = score.score ?? score.percentile ?? '';
  return (
    plain(figure) === plain(row.score) &&
    isNamed(score, row) &&
    isOf(score.informant, row.informant) &&
    isWhen(score.when, row.when)
  );
}

/** Figures that some authors give rows of their own and others leave out. They must say what they are. */
const OTHER_KIND = /\b(?:raw|sum|ae|ge|ra|sa|age|age equiv\w*\.?|grade equiv\w*\.?)\b/;

function isBeside(score: Score, row: LabelledScore): boolean {
  const named = nameOf(score);
  const isOtherKind = OTHER_KIND.test(named) && !OTHER_KIND.test(plain(row.measure.join(' ')));
  const isInWords = /^\p{L}+$/u.test(score.score ?? '');
  const isOfIt = isInWords || (isWhen(score.when, row.when) && isOf(score.informant, row.informant));
  return (isOtherKind || isInWords) && isNamed(score, row) && isOfIt;
}

function isNamed(score: Score, row: LabelledScore): boolean {
  const named = nameOf(score);
  return row.measure.every((word) => named.includes(plain(word)));
}

/** Whether it is given to a test that is that of other scores: `DEAP: BPVS-3`. An index is of the test that its parts are of. */
function namesOther({ measure }: Score, row: LabelledScore, rows: readonly LabelledScore[]): boolean {
  const named = ` ${plain(measure).replaceAll(/[:,()]/g, ' ')} `;
  const own = plain(row.measure.join(' '));
  if (row.measure.some(isIndex)) return false;
  return rows.some(({ measure: [test = ''] }) => !own.includes(plain(test)) && named.includes(` ${plain(test)} `));
}

/** All words of a row: a state stands with the figure, `28 (off)`. */
function nameOf({ measure, informant, when, scale, band }: Score): string {
  return plain([measure, informant, when, scale, band].filter((part) => part !== null).join(' '));
}

/** Whoever is not named is not named wrongly; who is, must be the one of the label. */
function isOf(read: string | null, labelled: string | undefined): boolean {
  if (read === null || labelled === undefined) return true;
  const [one, other] = [plain(read), plain(labelled)];
  return one.includes(other) || other.includes(one);
}

/** The same time may be told in more or fewer words, but not in none that are the same. */
function isWhen(read: string | null, labelled: string | undefined): boolean {
  if (read === null || labelled === undefined) return true;
  const known = new Set(wordsOf(labelled));
  return known.size === 0 || wordsOf(read).some((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return plain(text).match(/\d+|\p{L}{3}/gu) ?? [];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[–—]/g, '-').replaceAll(/\s+/g, ' ').replaceAll(/[*_]/g, '').trim();
}
