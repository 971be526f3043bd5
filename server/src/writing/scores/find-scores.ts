import { writeMarks } from './spoken-marks.ts';
import { withCommas, withPoints } from './decimal-commas.ts';
import { inFigures } from './number-words.ts';
import { TEST_NAME } from './patterns.ts';
import { informantOf } from './entries/informant-of.ts';
import { isOfOtherRater } from './entries/raters.ts';
import { readGoal } from './read-goal.ts';
import { readMovements } from './read-movements.ts';
import { readProse } from './read-prose.ts';
import { readRow } from './read-row.ts';
import { readScale } from './read-scale.ts';
import { readPlainEntries } from './plain-entries.ts';
import { isMoreThanWhole } from './read-slashes.ts';
import { readAgain } from './read-again.ts';
import { EMPTY_SCORE, type Score, type ScoreSource, type Whose } from './score.ts';
import { tellApart } from './tell-apart.ts';

/** The scores in a passage, in its order. */
export function findScores(dictated: ScoreSource): Score[] {
  const source = {
    ...dictated,
    text: withPoints(readPlainEntries(writeMarks(dictated.text), (dictated.whose?.order ?? null) !== null)),
  };
  const { cells, header, text, whose } = source;
  const named = (score: Score): Score =>
    withCommas(nameWhole({ ...score, scale: score.scale ?? readScale(source, score) }, whose), dictated.text);
  if (cells !== null && !isList(cells, header)) {
    const read = tellApart(readRow(source), (header ?? []).join(' '), whose?.order);
    const possible = read.filter((score) => isPossible(score, read)).map(named);
    return possible.filter((score) => isClear(score, possible));
  }
  const goal = readGoal(text, source.test);
  if (goal.length > 0) return goal;
  const informant = informantOf(text);
  const read = tellApart(withoutPairs(readTold(source), text), text, whose?.order);
  const again = read.length > 0 ? [] : readOnlyAgain(text, whose?.measures ?? []);
  if (again.length > 0) return again.map(named);
  return read
    .filter((score) => isPossible(score, read))
    .map((score) =>
      named({ ...score, informant: score.informant ?? (isOfOtherRater(score.measure, informant) ? null : informant) }),
    );
}

/** `At referral these had been 38 and 29.`: figures of what the sentence before measured. */
function readOnlyAgain(text: string, measures: readonly string[]): Score[] {
  if (measures.length === 0) return [];
  const before = measures.map((measure) => ({ ...EMPTY_SCORE, measure }));
  const { text: told, words } = inFigures(text);
  const scores = readAgain(told, () => [], /\d ?\/ ?\d+ ?\/ ?\d/.test(told), before);
  const figures = new Set(text.match(/\d+(?:\.\d+)?/g));
  return scores.map((score) => ({
    ...score,
    score:
      words.has(score.score ?? '') && !figures.has(score.score ?? '')
        ? (words.get(score.score ?? '') ?? null)
        : score.score,
  }));
}

/** `the teacher scored 7/9 and 2/9`: of two figures of one measure nobody can say which is of what. */
function withoutPairs(scores: readonly Score[], text: string): Score[] {
  const isPair = (one: Score | undefined, other: Score | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    one.score !== null &&
    other.score !== null &&
    one.measure === other.measure &&
    [one.when, other.when, other.informant].every((part) => part === null) &&
    one.scale === other.scale &&
    text.includes(`${one.score} and ${other.score}`);
  return scores.filter((score, place) => !isPair(score, scores[place + 1]) && !isPair(scores[place - 1], score));
}

/** Where a note tells of several people, a score says of whom it is. */
function nameWhole(score: Score, whose: Whose | undefined): Score {
  const person = whose?.person ?? null;
  const isNamed = person === null || score.measure.includes(person);
  const told = { ...score, informant: score.informant ?? whose?.asked ?? null };
  return isNamed ? told : { ...told, measure: `${person}: ${score.measure}` };
}

/** `6/2022`, `0093821`: a month, a number of a record. */
const NO_FIGURE = /^\d{1,2}\/(?:19|20)\d\d$|^0\d{2,}$/;

/**
 * Whether a figure can be a score: no month, no number of a record, no more points than there are. Where one of a list has
 * more, the others are pairs too: `Conduct 4/5, Total 24/19`.
 */
function isPossible({ score }: Score, all: readonly Score[]): boolean {
  if (score === null) return true;
  if (NO_FIGURE.test(score) || isMoreThanWhole(score)) return false;
  return !/^\d+ ?\/ ?\d+$/.test(score) || !all.some((other) => isMoreThanWhole(other.score ?? ''));
}

/** Of two figures of a row that nothing tells apart nobody can say which is which; three are rather those of three times. */
function isClear(score: Score, all: readonly Score[]): boolean {
  const same = all.filter((other) => other.score !== null && KEYS.every((key) => score[key] === other[key]));
  return same.length !== 2;
}

const KEYS = ['measure', 'scale', 'informant', 'when'] as const;

/**
 * Whether a passage surely gives scores, wherever it stands. Letters that no list of tests has, with a figure behind them, may
 * be anything; in a section of results they are a score.
 */
export function tellsScores(source: ScoreSource): boolean {
  return findScores(source).some(
    ({ measure, scale, percentile, interval }) =>
      source.cells !== null || TEST_NAME.test(measure) || scale !== null || percentile !== null || interval !== null,
  );
}

/** `WIAT-III | WR 94 | PD 89`: a list whose parts are parted by strokes, and no row of a table. */
function isList(cells: readonly string[], header: readonly string[] | null): boolean {
  const [, ...others] = cells;
  return (
    header === null && others.length > 1 && others.every((cell) => /^\p{L}[^\d]{0,30} [\d./]{1,7}$/u.test(cell.trim()))
  );
}

/** What a table of results holds: the scores, or else the angles and grades of an examination. */
export function findResults(source: ScoreSource): Score[] {
  const scores = findScores(source);
  return scores.length > 0 ? scores : readMovements(source);
}

/** `the geriatric depression scale` */
const NAMED_IN_WORDS = /\b(?:scale|questionnaire|inventory|battery|checklist)\b/i;

/** As it was typed; or with number words as figures, where that finds more: `EPDS today came to sixteen`. */
function readTold(source: ScoreSource): Score[] {
  const typed = readProse(source);
  if (source.test === undefined && !TEST_NAME.test(source.text) && !NAMED_IN_WORDS.test(source.text)) return typed;
  const { text, words } = inFigures(source.text);
  if (words.size === 0) return typed;
  const told = readProse({ ...source, text });
  if (told.length <= typed.length) return typed;
  const figures = new Set(source.text.match(/(?<![\p{L}\d.-])\d+(?:\.\d+)?/gu));
  const inWords = (part: string | null): string | null =>
    part?.replaceAll(/\d+(?:\.\d+)?(?:st|nd|rd|th)?/g, (figure) =>
      figures.has(figure) ? figure : (words.get(figure) ?? figure),
    ) ?? null;
  return told.map((score) => ({
    ...score,
    score: inWords(score.score),
    percentile: inWords(score.percentile),
    interval: inWords(score.interval),
    when: inWords(score.when),
  }));
}
