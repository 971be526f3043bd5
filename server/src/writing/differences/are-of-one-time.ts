import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import type { Contradiction } from '../claims/across/contradiction.ts';
import { daysBack } from './counted-back.ts';
import { datesIn, sinceWhen } from './days.ts';
import { isForGood, isPlanned, tellsChange } from './manner.ts';

const DAY_MS = 86_400_000;
/** For so many days before it is told something is taken to have been so, by what it is about. */
const DAYS_BEFORE: Partial<Record<Kind, number>> = {
  'mental-state': 3,
  observation: 3,
  examination: 3,
  results: 3,
  investigations: 3,
  progress: 3,
  intervention: 3,
  risk: 7,
  medication: 14,
  presenting: 14,
};
/** Home, work, family and the like. */
const DAYS_BEFORE_OF_STATE = 400;
/** What somebody does every day is no matter of one day. */
const DAYS_BEFORE_OF_HABIT = 21;
/** What is denied there is denied for all the time before: `PMH: no surgery`. */
const HISTORIES = new Set<Kind>(['medical', 'psychiatric', 'family', 'allergies', 'forensic', 'development']);
/** Without its day, what lasts so long is taken to have been so all the time. */
const LASTING_DAYS = 60;
/** Of what is over and has no date, so much is taken to be the time since it was. */
const DAYS_SINCE_OVER = 14;
/** What comes and goes is denied for so long at most, unless the denial says more. */
const DAYS_OF_DENIAL = 14;
/** A medicine that was stopped may be started again after so many days. */
const DAYS_UNTIL_AGAIN = 14;
const STARTS = /\b(?:re)?(?:start\w*|commenc\w*|introduc\w*|began|back on)\b|\bnow\b/iu;
/** Where a passage is as likely about something else, that counts. */
const MIN_KIND = 0.3;
/** Says nothing of how somebody is or was. */
const SKIPPED = new Set<Kind>(['admin', 'chatter', 'order', 'plan', 'views', 'formulation']);
/** Figures there change from day to day; those of one day are read as scores, doses and weights. */
const MEASURED = new Set<Kind>([
  'results',
  'investigations',
  'medication',
  'examination',
  'observation',
  'mental-state',
  'progress',
]);
const NEWLY = /\b(?:last (?:night|week|month|\p{L}+day)|yesterday|this (?:morning|week|month)|today|tonight|yet)\b/iu;
/** A denial of a while only. */
const LATELY = /\b(?:since|for (?:the (?:last|past) )?[\p{L}\d]+ (?:days|weeks|months)|(?:for|no \p{L}{3,20}) \d{1,2}(?: (?:days|weeks|months)|\/(?:7|52|12))|so far)\b/iu;
const SINCE = /\bsince\b/iu;
const HABIT =
  /\b(?:every|each|daily|nightly|always|usually|never|most (?:days|evenings|nights)|(?:a|per) (?:day|week)|since|for (?:\w+ )?(?:years|months)|times)\b/iu;
/** The other knee was looked at, or hurts too. */
const OTHER_SIDE = /\b(?:no|nil|normal|full|also|other|both)\b/iu;

const YEAR_ONLY = /(?<!\p{L} |\d|[/.-])(?:19|20)\d\d\b|\b(?:in|since|of|\p{L}{4,}) (?:19|20)\d\d\b/u;
const DAYS_OF_YEAR = 366;
const MONTH_ALONE =
  /(?<!\d(?:st|nd|rd|th)?[ -])\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\b/iu;
/** A month may be named without its day. */
const MOST_APART_DAYS = 31;

interface Span {
  from: number;
  to: number;
  isForever: boolean;
  isNew: boolean;
}

/** Whether two passages speak of one time, so that they cannot both be true. */
export function areOfOneTime(
  found: Contradiction,
  one: MaterialPassage,
  other: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
): boolean {
  const kinds = [kindOf(one), kindOf(other)];
  if (kinds.some((kind) => SKIPPED.has(kind)) || isPlanned(one.text) || isPlanned(other.text)) return false;
  if (found.kind === 'result') return isOfOneDay(one, other, days);
  if (found.kind === 'medicine') return isTakenAfterEnd(one, other, days, found.isOver[0]);
  if (found.kind === 'last') return isAfterLast(one, other, days, found.isOver[1]);
  if (found.kind === 'figure' && kinds.some((kind) => MEASURED.has(kind))) return false;
  if (found.kind === 'side' && [one, other].some(({ text }) => OTHER_SIDE.test(text))) return false;
  if (
    found.denying !== null &&
    found.kind !== 'family' &&
    found.kind !== 'matter' &&
    !isOfOneKind(one, other) &&
    !isForGood((found.denying === 'one' ? one : other).text)
  )
    return false;
  const [day, otherDay] = [days.get(one) ?? null, days.get(other) ?? null];
  // What stands in one entry was written by somebody who saw both.
  if (one.note === other.note && day === otherDay) return false;
  const own = found.days ?? Math.min(...kinds.map((kind) => DAYS_BEFORE[kind] ?? DAYS_BEFORE_OF_STATE));
  const isHabit = HABIT.test(one.text) || HABIT.test(other.text);
  const before = isHabit ? Math.max(own, DAYS_BEFORE_OF_HABIT) : own;
  const isForever = { one: isDeniedForGood(found, one, 'one'), other: isDeniedForGood(found, other, 'other') };
  if (isOfBefore(found, one, other, days) || isOfAfter(found, one, other, days)) return false;
  // A denial of today goes back less far than a habit.
  const daysOfDenial = own < LASTING_DAYS ? Math.min(own, DAYS_OF_DENIAL) : own;
  const a = spanOf(one, day, {
    daysBefore: found.denying === 'one' ? daysOfDenial : before,
    isDenying: found.denying === 'one',
    isForever: isForever.one,
    isAgainstForever: isForever.other,
    isOver: found.denying !== null && found.isOver[0],
  });
  const b = spanOf(other, otherDay, {
    daysBefore: found.denying === 'other' ? daysOfDenial : before,
    isDenying: found.denying === 'other',
    isForever: isForever.other,
    isAgainstForever: isForever.one,
    isOver: found.denying !== null && found.isOver[1],
  });
  if (a.from > b.to || b.from > a.to) return false;
  return !(a.isNew && a.from === b.to && !b.isForever) && !(b.isNew && b.from === a.to && !a.isForever);
}

/** Of one scan, unless both passages name a day and the days lie apart. */
function isOfOneDay(
  one: MaterialPassage,
  other: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
): boolean {
  const [first, second] = [one, other].map((each) => {
    const day = days.get(each) ?? null;
    const back = daysBack(each.text);
    return [...datesIn(each.text, day), ...(day === null || back === null ? [] : [day - back * DAY_MS])];
  });
  if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return true;
  return first.some((day) => second.some((each) => Math.abs(day - each) <= MOST_APART_DAYS * DAY_MS));
}

/**
 * Whether a medicine is told as taken after the day on which it was stopped, but not so long after the other passage that it may have
 * been started again.
 */
function isTakenAfterEnd(
  ended: MaterialPassage,
  taken: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
  isOfOneDay: boolean,
): boolean {
  const [told, day] = [days.get(ended) ?? null, days.get(taken) ?? null];
  if (told === null || day === null || (ended.note === taken.note && told === day)) return false;
  if (isOfOneDay) return day === told || (HABIT.test(taken.text) && day > told && day <= told + DAYS_UNTIL_AGAIN * DAY_MS);
  const back = daysBack(ended.text);
  const since = sinceWhen(ended.text, told) ?? (back === null ? null : told - back * DAY_MS);
  const isAgain = STARTS.test(taken.text) && day > told;
  // Where it is not said when it ended, it ended on that day.
  return day > (since ?? told - DAY_MS) && day <= told + DAYS_UNTIL_AGAIN * DAY_MS && !isAgain;
}

/** Whether something was once more after the day that a passage names as that of the last time, and before that was said. */
function isAfterLast(
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

/** What it is most likely about, of what says how somebody is if that is nearly as likely. */
function kindOf({ kinds }: MaterialPassage): Kind {
  const [likeliest] = kinds;
  const telling = kinds.find(([kind, likelihood]) => !SKIPPED.has(kind) && likelihood >= MIN_KIND);
  return (telling ?? likeliest)?.[0] ?? 'presenting';
}

/** Words that two passages share mean the same thing rather where the passages may be about the same. */
function isOfOneKind(one: MaterialPassage, other: MaterialPassage): boolean {
  return one.kinds.some(([kind]) => other.kinds.some(([each]) => each === kind));
}

/** "No cocaine since February" and "cocaine, last in February". */
function isOfBefore(
  { denying }: Contradiction,
  one: MaterialPassage,
  other: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
): boolean {
  const [denial, told] = denying === 'one' ? [one, other] : [other, one];
  const day = days.get(denial) ?? null;
  if (denying === null || !LATELY.test(denial.text)) return false;
  const since = sinceWhen(denial.text, day) ?? day;
  if (since === null) return false;
  return datesIn(told.text, days.get(told) ?? null).some((each) => each <= since + MOST_APART_DAYS * DAY_MS);
}

/** What happened only after it was denied: "No exclusions" in November, "excluded in January". */
function isOfAfter(
  { denying }: Contradiction,
  one: MaterialPassage,
  other: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
): boolean {
  if (denying === null) return false;
  const [denial, told] = denying === 'one' ? [one, other] : [other, one];
  const denied = days.get(denial) ?? null;
  const dates = datesIn(told.text, days.get(told) ?? null);
  return denied !== null && dates.length > 0 && dates.every((day) => day > denied);
}

function isDeniedForGood(
  { isPerfect, denying }: Contradiction,
  passage: MaterialPassage,
  which: Contradiction['denying'],
): boolean {
  if (denying !== which || NEWLY.test(passage.text) || LATELY.test(passage.text)) return false;
  return isForGood(passage.text) || isPerfect || HISTORIES.has(kindOf(passage));
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

function spanOf(
  { text }: MaterialPassage,
  day: number | null,
  { isDenying, daysBefore, isForever, isAgainstForever, isOver }: Telling,
): Span {
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isNew = tellsChange(text) || NEWLY.test(text);
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
  if (begun !== null && Number.isFinite(begun) && (SINCE.test(text) || (isDenying && LATELY.test(text)))) {
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
