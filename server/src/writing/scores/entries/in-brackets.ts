import { EMPTY_SCORE, type Score } from '../score.ts';
import { readEarlier } from '../read-earlier.ts';
import { WHO } from '../patterns.ts';
import { readParts } from '../read-parts.ts';
import { withInner } from '../with-inner.ts';
import { isOnlyWhen } from './is-only-when.ts';
import type { Reading } from './reading.ts';

/** Of which time the figures in brackets are: `last time in brackets: PHQ-9 11 (18)`. */
export const BRACKETS_ARE =
  /\b(?<when>last time|previous(?:ly)?|before|baseline|intake|admission|last (?:year|month|week|visit|review|session))(?: scores?)?(?: are| is)? in (?:brackets|parentheses)/i;

/** `by mother (teacher in parentheses)` */
const RATER_IN_BRACKETS = new RegExp(
  String.raw`\b(?<who>${WHO})(?:['’]s)?(?: scores?| ratings?)? in (?:brackets|parentheses)`,
  'i',
);

/** `last time in brackets: PHQ-9 11 (18)` */
export function toldInBrackets(
  { text }: Reading,
  score: Score,
  inner: string,
): { scores: Score[]; place: number } | null {
  const when = BRACKETS_ARE.exec(text)?.groups?.['when'];
  if (!/^\d{1,3}(?:\.\d+)?$/.test(inner)) return null;
  const who = RATER_IN_BRACKETS.exec(text)?.groups?.['who'];
  if (who !== undefined)
    return {
      scores: [score, { ...EMPTY_SCORE, measure: score.measure, score: inner, informant: who, when: score.when }],
      place: 0,
    };
  if (when === undefined) return null;
  const before = { ...EMPTY_SCORE, measure: score.measure, score: inner, informant: score.informant, when };
  return { scores: [before, score], place: 1 };
}

/** A score with what stands in brackets behind it: when it was, what it was before, its parts, its percentile. */
export function complete(score: Score, inner: string): { scores: Score[]; place: number } {
  const isFigure = score.score?.includes('.') === true && /^\d+\.\d+$/.test(inner);
  if (score.when === null && isOnlyWhen(inner) && !isFigure) return { scores: [{ ...score, when: inner }], place: 0 };
  const ages = agesIn(score, inner);
  if (ages.length > 0) {
    const rest = partsOf(inner).filter((piece) => !EQUIVALENT.test(piece));
    return { scores: [withInner(score, rest.join(', ')), ...ages], place: 0 };
  }
  const earlier = readEarlier(score.measure, inner);
  if (earlier.length > 0) return { scores: [...earlier, score], place: earlier.length };
  const other = readOtherKind(score, inner) ?? readOtherSide(score, inner);
  // `at the 4th percentile (SS 74)`
  if (other !== null && score.score === null) return { scores: [{ ...other, percentile: score.percentile }], place: 0 };
  if (other !== null) return { scores: [score, other], place: 1 };
  const parts = readParts(score.measure, inner);
  const told = parts.map((part) => ({ ...part, informant: score.informant, when: score.when }));
  return { scores: parts.length > 0 ? [score, ...told] : [withInner(score, inner)], place: 0 };
}

/** `AE 4;6-4;11`, `reading age 9;8` */
const EQUIVALENT =
  /^(?<kind>AE|GE|(?:age|grade)[- ]equiv\p{L}{0,8}\.?|(?:reading|spelling|language|test|mental|developmental) age)\s?[=:]?\s?(?<age>[<>]?\d{1,2}[;:.]\d{1,2}(?: ?[-–] ?\d{1,2}[;:.]\d{1,2})?)$/iu;

function partsOf(inner: string): string[] {
  return inner.split(/[,;] /).map((piece) => piece.trim());
}

/** The ages or grades in brackets that the score is like: figures of their own. */
function agesIn({ measure, informant, when }: Score, inner: string): Score[] {
  return partsOf(inner).flatMap((piece) => {
    const { kind, age = null } = EQUIVALENT.exec(piece)?.groups ?? {};
    return kind === undefined ? [] : [{ ...EMPTY_SCORE, measure: `${measure} (${kind})`, score: age, informant, when }];
  });
}

const OTHER_KIND =
  /^(?:T|z|SS|ss|ScS|StS|(?:scaled|standard)(?: score)?)(?:[- ]score)?\s?[=:]?\s?(?<figure>[<>]?-?\d{1,3}(?:\.\d+)?)(?:[,;] ?(?<rest>.+))?$/;

/** `Vernon spelling (SA)`: the age is one of its figures. */
function withoutAge(measure: string): string {
  return measure.replace(/ \((?:AE|GE|RA|SA|[^()]{0,20}age)\)$/i, '');
}

/** `Animals 11 (T 36)`: the same result as a figure of another kind, which is a row of its own. */
function readOtherKind(score: Score, inner: string): Score | null {
  const { figure, rest } = OTHER_KIND.exec(inner)?.groups ?? {};
  if (figure === undefined) return null;
  return withInner(
    { ...EMPTY_SCORE, measure: withoutAge(score.measure), score: figure, informant: score.informant, when: score.when },
    rest,
  );
}

const SIDE = /^(?<side>L|R|left|right)\s?[=:]?\s?(?<figure>\d{1,3}(?:\.\d+)?(?: ?(?:°|kg|s|cm))?)$/i;

/** `R shoulder flexion 95 (L 170)` */
function readOtherSide(score: Score, inner: string): Score | null {
  const { side = '', figure } = SIDE.exec(inner)?.groups ?? {};
  const isRight = /^r/i.test(side);
  const own = isRight ? /\b(?:L|left)\b/ : /\b(?:R|right)\b/;
  if (figure === undefined || !own.test(score.measure)) return null;
  return { ...EMPTY_SCORE, measure: score.measure.replace(own, side), score: figure, when: score.when };
}
