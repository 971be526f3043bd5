import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import type { Contradiction } from '../claims/across/contradiction.ts';
import { daysBack } from './counted-back.ts';
import { DAY_MS, datesIn, MOST_APART_DAYS, sinceWhen } from './days.ts';
import { isAfterLast, isTakenAfterEnd } from './is-later.ts';
import { isForGood, isHabit, isOfLately, isOfNow, isPlanned } from './manner.ts';
import { LASTING_DAYS, spanOf } from './span-of.ts';

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
/** What comes and goes is denied for so long at most, unless the denial says more. */
const DAYS_OF_DENIAL = 14;
/** Where a passage is as likely about something else, that counts. */
const MIN_KIND = 0.3;
/** Says nothing of how somebody is or was. */
const SKIPPED = new Set<Kind>(['chatter', 'order', 'plan', 'views']);
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
/** Read from parts of passages that are told as so, whatever else a passage plans. */
const READ_APART = new Set<Contradiction['kind']>(['aspect', 'denied', 'matter', 'opposite', 'side']);
/** What somebody does for months or years, wherever it is told. */
const HABITS = /\b(?:alcohol|smok|cannabis|drug|gambl|vap)/;
const DAYS_OF_HABIT = 120;
/** An injured side stays the injured one for a while. */
const DAYS_OF_SIDE = 60;
/** Who has a child or a sister has one, whatever the passage is about. */
const FAMILY = new Set(['child', 'sibling']);
/** The other knee was looked at, or hurts too. */
const CLAUSES = /[,;]\s|\.\s/u;
const SIDE = /\b(?:[Ll]eft|[Rr]ight|L|R|lt|rt)\b/u;
const OTHER_SIDE = /\b(?:no|nil|normal|full|also|other|both)\b/iu;

/** Whether two passages speak of one time, so that they cannot both be true. */
export function areOfOneTime(
  found: Contradiction,
  one: MaterialPassage,
  other: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
): boolean {
  const kinds = [kindOf(one), kindOf(other)];
  if (found.days === Number.POSITIVE_INFINITY) return one.note !== other.note || days.get(one) !== days.get(other);
  if (found.thing === 'allergy')
    return !isOfAfter(found, one, other, days) && (one.note !== other.note || days.get(one) !== days.get(other));
  // Of an aspect only what is so is read, whatever the rest of its passage is about.
  if (found.kind !== 'aspect' && kinds.some((kind) => SKIPPED.has(kind))) return false;
  if (!READ_APART.has(found.kind) && (isPlanned(one.text) || isPlanned(other.text))) return false;
  if (found.kind === 'result') return isOfOneDay(one, other, days);
  if (found.kind === 'medicine') return isTakenAfterEnd(one, other, days, found.isOver[0]);
  if (found.kind === 'last') return isAfterLast(one, other, days, found.isOver[1]);
  if (found.kind === 'figure' && kinds.some((kind) => MEASURED.has(kind))) return false;
  if (found.kind === 'side' && [one, other].some(tellsOtherSide)) return false;
  if (
    found.denying !== null &&
    found.kind !== 'family' &&
    found.kind !== 'matter' &&
    !FAMILY.has(found.thing) &&
    !isOfOneKind(one, other) &&
    !isForGood((found.denying === 'one' ? one : other).text)
  )
    return false;
  const [day, otherDay] = [days.get(one) ?? null, days.get(other) ?? null];
  // What stands in one entry was written by somebody who saw both.
  if (one.note === other.note && day === otherDay) return false;
  const own = found.days ?? daysBefore(found, kinds);
  const before = isHabit(one.text) || isHabit(other.text) ? Math.max(own, DAYS_BEFORE_OF_HABIT) : own;
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

/** For how long before it was told something is taken to have been so. */
function daysBefore({ kind, thing }: Contradiction, kinds: readonly Kind[]): number {
  const ofKinds = Math.min(...kinds.map((each) => DAYS_BEFORE[each] ?? DAYS_BEFORE_OF_STATE));
  const least = HABITS.test(thing) ? DAYS_OF_HABIT : kind === 'side' ? DAYS_OF_SIDE : 0;
  return Math.max(ofKinds, least);
}

function tellsOtherSide({ text }: MaterialPassage): boolean {
  return text.split(CLAUSES).some((clause) => SIDE.test(clause) && OTHER_SIDE.test(clause));
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
  if (denying === null || !isOfLately(denial.text)) return false;
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
  if (denying !== which || isOfNow(passage.text) || isOfLately(passage.text)) return false;
  return isForGood(passage.text) || isPerfect || HISTORIES.has(kindOf(passage));
}
