import type { MaterialPassage } from '../placing/material-passage.ts';
import { daysBack } from './counted-back.ts';
import { DAY_MS, MOST_APART_DAYS, sinceWhen } from './days.ts';
import { isOfLately, isOfNow, tellsChange } from './manner.ts';

/** Without its day, what lasts so long is taken to have been so all the time. */
export const LASTING_DAYS = 60;
/** Of what is over and has no date, so much is taken to be the time since it was. */
const DAYS_SINCE_OVER = 14;
const SINCE = /\bsince\b/iu;
const MONTH_ALONE =
  /(?<!\d(?:st|nd|rd|th)?[ -])\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\b/iu;

interface Span {
  from: number;
  to: number;
  isForever: boolean;
  isNew: boolean;
}

interface Telling {
  isDenying: boolean;
  /** For so long before it is told it is taken to have been so. */
  daysBefore: number;
  isForever: boolean;
  /** The other passage denies it for all the time before. */
  isAgainstForever: boolean;
  isOver: boolean;
}

/** From when to when what a passage tells is so, as far as it says and as such things last. */
export function spanOf(
  { text }: MaterialPassage,
  day: number | null,
  { isDenying, daysBefore, isForever, isAgainstForever, isOver }: Telling,
): Span {
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isNew = tellsChange(text) || isOfNow(text);
  if (isForever) return { from: start, to: day ?? end, isForever, isNew };
  // Without its day, what changes from day to day is of no time that is known.
  const isUnknown = isNew || (daysBefore < LASTING_DAYS && !isAgainstForever);
  const since = sinceWhen(text, day);
  if (day === null) {
    const to = isOver && !isAgainstForever ? (since ?? end) : end;
    return { from: Math.min(since ?? end, isUnknown ? end : start), to, isForever, isNew };
  }
  const back = daysBack(text);
  const ago = (days: number): number => day - days * DAY_MS;
  const begun = since ?? (back === null ? null : ago(back));
  // "No cutting for three weeks", "sore since Tuesday".
  if (begun !== null && Number.isFinite(begun) && (SINCE.test(text) || (isDenying && isOfLately(text)))) {
    // "Not since January": that month may still have had some of it.
    const isMonth = isDenying && MONTH_ALONE.test(text);
    return { from: Math.min(day, isMonth ? begun + MOST_APART_DAYS * DAY_MS : begun), to: day, isForever, isNew };
  }
  // "No threats since ten o'clock": since when is not known.
  if (isDenying && SINCE.test(text)) return { from: day, to: day, isForever, isNew };
  if (isOver && isAgainstForever)
    return { from: since ?? ago(back ?? Math.min(daysBefore, DAYS_SINCE_OVER)), to: day, isForever, isNew };
  // What was so and is over does not stand against a denial of today: of when it was, only what is said is known.
  if (isOver) {
    const from = since ?? ago(back ?? daysBefore);
    const to = since !== null ? since + MOST_APART_DAYS * DAY_MS : back === null ? from : day;
    return { from, to: Math.min(to, day), isForever, isNew };
  }
  const from = isNew ? ago(back ?? 0) : ago(Math.max(back ?? 0, daysBefore));
  return { from: Math.min(since ?? end, from), to: day, isForever, isNew };
}
