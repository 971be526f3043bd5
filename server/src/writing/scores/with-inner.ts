import { isPercentileOf } from './norms.ts';
import { BAND, BARE_INTERVAL, INTERVAL, PERCENTILE, TEST_NAME } from './patterns.ts';
import { ONLY_RATER } from './entries/raters.ts';
import type { Score } from './score.ts';

/** By how much a percentile may be rounded that nothing says to be one. */
const MAX_ROUNDED = 1.5;

/** What stands in brackets after a score: its percentile, interval, band or who was asked. */
export function withInner(score: Score, inner: string | undefined): Score {
  if (inner === undefined || inner.trim() === '') return score;
  const percentile = PERCENTILE.exec(inner)?.[0] ?? null;
  const interval = readInterval(score, inner);
  // Who stands alone in brackets was asked for this figure, whoever was for the one before.
  const named = /^\s*(?:parent|teacher|self|mother|father|mum|dad|child|school)\b/i.exec(inner)?.[0] ?? null;
  const informant = ONLY_RATER.test(inner) ? inner : (score.informant ?? named);
  // A bare figure may be anything, unless it can only be the percentile: `VCI 98 (45)`.
  if (/^\d{1,3}(?:\.\d+)?$/.test(inner))
    return isPercentileOf(Number(score.score), Number(inner), MAX_ROUNDED) ? { ...score, percentile: inner } : score;
  if (TEST_NAME.exec(inner)?.[0] === inner) return score;
  if (percentile === null && interval === null && informant === null) return { ...score, band: inner };
  return {
    ...score,
    percentile: score.percentile ?? percentile,
    interval: score.interval ?? interval,
    informant,
    band: BAND.exec(inner)?.[0] ?? score.band,
  };
}

/** An interval says that it is one, or is a range by itself that holds the score: `45th; 90–106; Average`. */
function readInterval({ score }: Score, inner: string): string | null {
  if (/\bCI\b|confidence/i.test(inner)) return INTERVAL.exec(inner)?.[0].trim() ?? null;
  const range = inner.split(/[;,]/).find((piece) => BARE_INTERVAL.test(piece));
  const [low = 0, high = 0] = (range ?? '').match(/\d+/g)?.map(Number) ?? [];
  const isAround = Number(score) >= low && Number(score) <= high;
  return range === undefined || !isAround ? null : range.trim();
}
