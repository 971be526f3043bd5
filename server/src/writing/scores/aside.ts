import { BAND, INTERVAL, PERCENTILE } from './patterns.ts';
import type { Score } from './score.ts';

/** What stands in brackets after a score: its percentile, interval, band or who was asked. */
export function withInner(score: Score, inner: string | undefined): Score {
  if (inner === undefined || inner.trim() === '') return score;
  const percentile = PERCENTILE.exec(inner)?.[0] ?? null;
  const interval = /\bCI\b|confidence/i.test(inner) ? (INTERVAL.exec(inner)?.[0].trim() ?? null) : null;
  const informant =
    score.informant ?? /^\s*(?:parent|teacher|self|mother|father|mum|dad|child|school)\b/i.exec(inner)?.[0] ?? null;
  if (percentile === null && interval === null && informant === null) return { ...score, band: inner };
  return { ...score, percentile, interval, informant, band: BAND.exec(inner)?.[0] ?? score.band };
}

const WHEN =
  /^\s*(?:on (?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2} \p{L}{3,9}|admission)|at (?:discharge|intake|baseline|review|admission|the start|the end))(?![\p{L}\d])/iu;

/** What follows a score outside brackets. */
export function aside(rest: string): Partial<Score> {
  const near = rest.slice(0, 80);
  const percentile = PERCENTILE.exec(near)?.[0] ?? null;
  const informant =
    /^\s*\(?(?:by |from )?(?<who>parent|teacher|self|mother|father)\b/i.exec(near)?.groups?.['who'] ?? null;
  const when = WHEN.exec(near)?.[0].trim() ?? null;
  return { percentile, informant, when };
}
