import { BARE_INTERVAL, PERCENTILE } from './patterns.ts';
import { isPercentileOf } from './norms.ts';
import type { Score } from './score.ts';

/** What a cell of a table of results holds. */
export type Role = 'measure' | 'test' | 'score' | 'percentile' | 'interval' | 'band' | 'informant' | 'when' | 'figure';

/** A figure, as a cell has it. */
export const FIGURE =
  /^[<>≤≥~]?[-–]?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?(?:%|\s?(?:kg|s|secs?|seconds|m|cm|mm|m\/s|°))?(?:\s*\([^)]*\))?\*?$/;
/** What stands where there is none. */
export const NOTHING =
  /^(?:[-–—.]*|n\/?a|nil|not (?:done|given|completed|administered|assessed|scored|attempted|returned|applicable|recorded))$/i;
/** When it was measured, in a head. */
export const TIME =
  /\b(?:start|end|pre|post|baseline|intake|admission|adm|discharge|midpoint|mid|sess(?:ion)?|visit|appt|term|week|wk|month|before|after|[ts]\d{1,2}|time|first|initial|last|final|latest|current|now|today|review|follow-?up|autumn|spring|summer|winter|(?:aut|spr|sum) ?\d|y(?:ea)?r ?\d{1,2}|(?:19|20)\d\d|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d\d-\d\d)\b/iu;
/** What is told of a score in cells beside it. */
export const SIDES = ['percentile', 'interval', 'band'] as const;
/** `T 35`, `z = -1.2`: a cell that says itself what kind of figure it holds. */
export const MARKED_CELL =
  /^(?<kind>T|z|SS|ss|scaled|raw)(?:[- ]score)?\s?[=:]?\s?(?<figure>[<>]?[-–−]?\d+(?:\.\d+)?)$/i;

/** `19 (moderate)` in one cell is a score and its band. */
export function splitBracket(score: Score): Score {
  const match = /^(?<figure>[^(]{1,200}?)\s{0,9}\((?<inner>[^)]{1,200})\)$/.exec(score.score ?? '');
  if (match?.groups === undefined || score.band !== null) return score;
  const { figure = '', inner = '' } = match.groups;
  const isShare = /^\d{1,2}(?:\.\d)?$/.test(inner) && isPercentileOf(Number(figure), Number(inner));
  if (score.percentile === null && isShare) return { ...score, score: figure, percentile: inner };
  if (score.interval === null && BARE_INTERVAL.test(inner)) return { ...score, score: figure, interval: inner };
  return PERCENTILE.test(inner) && score.percentile === null
    ? { ...score, score: figure, percentile: inner }
    : { ...score, score: figure, band: inner };
}
