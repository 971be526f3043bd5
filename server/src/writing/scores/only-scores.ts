import type { Score } from './score.ts';

/** What stands around scores and says nothing that their row does not. */
const AROUND_SCORES = new Set(
  `the and was were are his her their she they him with for from both all each which this that has had who gave given got
  came out today now score scores scored scoring standard scaled composite index indices total totals result results test
  tests subtest subtests percentile percentiles centile centiles range band interval confidence point points equivalent
  age years months out about around level rank completed form measure measures questionnaire`.split(/\s+/),
);

/** Whether every figure of the passage stands in one of the scores that were read. */
export function areAllFiguresRead(text: string, scores: readonly Score[]): boolean {
  const read = scores.map((score) => Object.values(score).filter(Boolean).join(' ')).join(' ');
  const figures = new Set(read.match(/\d+(?:\.\d+)?/g));
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).every((figure) => figures.has(figure));
}

/** Whether a text says nothing besides its scores; words that it has more would be lost in a table: `others WNL`. */
export function isOnlyScores(text: string, scores: readonly Score[]): boolean {
  const read = scores.flatMap((score) => Object.values(score).filter((part) => part !== null)).join(' ');
  const known = new Set(read.toLowerCase().match(/\p{L}{3,}/gu));
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every((word) => known.has(word) || AROUND_SCORES.has(word));
}
