import type { MaterialPassage } from '../placing/material-passage.ts';
import { daysBack } from './counted-back.ts';
import { DAY_MS, datesIn, MOST_APART_DAYS, sinceWhen } from './days.ts';
import { isHabit } from './manner.ts';

/** A medicine that was stopped may be started again after so many days. */
const DAYS_UNTIL_AGAIN = 14;
const STARTS = /\b(?:re)?(?:start\w*|commenc\w*|introduc\w*|began|back on)\b|\bnow\b/iu;
const YEAR_ONLY = /(?<!\p{L} |\d|[/.-])(?:19|20)\d\d\b|\b(?:in|since|of|\p{L}{4,}) (?:19|20)\d\d\b/u;
const DAYS_OF_YEAR = 366;

/**
 * Whether a medicine is told as taken after the day on which it was stopped, but not so long after the other passage that it may
 * have been started again.
 */
export function isTakenAfterEnd(
  ended: MaterialPassage,
  taken: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
  isOfOneDay: boolean,
): boolean {
  const [told, day] = [days.get(ended) ?? null, days.get(taken) ?? null];
  if (told === null || day === null || (ended.note === taken.note && told === day)) return false;
  if (isOfOneDay) return day === told || (isHabit(taken.text) && day > told && day <= told + DAYS_UNTIL_AGAIN * DAY_MS);
  const back = daysBack(ended.text);
  const since = sinceWhen(ended.text, told) ?? (back === null ? null : told - back * DAY_MS);
  const isAgain = STARTS.test(taken.text) && day > told;
  // Where it is not said when it ended, it ended on that day.
  return day > (since ?? told - DAY_MS) && day <= told + DAYS_UNTIL_AGAIN * DAY_MS && !isAgain;
}

/** Whether something was once more after the day that a passage names as that of the last time, and before that was said. */
export function isAfterLast(
  last: MaterialPassage,
  again: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
  isOver: boolean,
): boolean {
  const [told, day] = [days.get(last) ?? null, days.get(again) ?? null];
  if (told === null || (last.note === again.note && told === day)) return false;
  const back = daysBack(last.text);
  const dates = datesIn(last.text, told);
  const since = dates.length > 0 ? Math.max(...dates) : back === null ? null : told - back * DAY_MS;
  if (since === null) return false;
  // A year that is named without its month is over with its last day.
  const end = since + (YEAR_ONLY.test(last.text) ? DAYS_OF_YEAR : MOST_APART_DAYS) * DAY_MS;
  const named = datesIn(again.text, day);
  if (named.length > 0) return named.some((each) => each > end && each <= told + DAY_MS);
  const ago = daysBack(again.text);
  if (day === null || (isOver && ago === null)) return false;
  const from = day - (ago ?? 0) * DAY_MS;
  return from > end && from <= told + DAY_MS;
}
