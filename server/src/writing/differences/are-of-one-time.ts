import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import type { Contradiction } from '../claims/across/contradiction.ts';
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
const LATELY = /\b(?:since|for \p{L}+ (?:days|weeks|months)|so far)\b/iu;
const HABIT =
  /\b(?:every|each|daily|nightly|always|usually|never|most (?:days|evenings|nights)|(?:a|per) (?:day|week)|since|for (?:\w+ )?(?:years|months)|times)\b/iu;
/** The other knee was looked at, or hurts too. */
const OTHER_SIDE = /\b(?:no|nil|normal|full|also|other|both)\b/iu;

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
  if (found.kind === 'figure' && kinds.some((kind) => MEASURED.has(kind))) return false;
  if (found.kind === 'side' && [one, other].some(({ text }) => OTHER_SIDE.test(text))) return false;
  if (
    found.denying !== null &&
    found.kind !== 'family' &&
    !isOfOneKind(one, other) &&
    !isForGood((found.denying === 'one' ? one : other).text)
  )
    return false;
  const [day, otherDay] = [days.get(one) ?? null, days.get(other) ?? null];
  // What stands in one entry was written by somebody who saw both.
  if (one.note === other.note && day === otherDay) return false;
  const own = Math.min(...kinds.map((kind) => DAYS_BEFORE[kind] ?? DAYS_BEFORE_OF_STATE));
  const isHabit = HABIT.test(one.text) || HABIT.test(other.text);
  const before = isHabit ? Math.max(own, DAYS_BEFORE_OF_HABIT) : own;
  const isForever = { one: isDeniedForGood(found, one, 'one'), other: isDeniedForGood(found, other, 'other') };
  // A denial of today goes back less far than a habit.
  const backOf = (which: Contradiction['denying']): number => (found.denying === which ? own : before);
  const a = spanOf(one, day, backOf('one'), isForever.one, isForever.other);
  const b = spanOf(other, otherDay, backOf('other'), isForever.other, isForever.one);
  if (isOfBefore(found, one, other, days)) return false;
  // What was so and is over does not stand against a denial of today.
  if (found.denying === 'other' && found.isOver[0] && !b.isForever) a.to = a.from;
  if (found.denying === 'one' && found.isOver[1] && !a.isForever) b.to = b.from;
  // "Refused it", "did not come": on that day.
  if (found.denying === 'one' && found.isOver[0] && !a.isForever) a.from = a.to;
  if (found.denying === 'other' && found.isOver[1] && !b.isForever) b.from = b.to;
  if (a.from > b.to || b.from > a.to) return false;
  return !(a.isNew && a.from === b.to && !b.isForever) && !(b.isNew && b.from === a.to && !a.isForever);
}

/** Of one scan, unless both passages name a day and the days lie apart. */
function isOfOneDay(
  one: MaterialPassage,
  other: MaterialPassage,
  days: ReadonlyMap<MaterialPassage, number | null>,
): boolean {
  const [first, second] = [one, other].map((each) => datesIn(each.text, days.get(each) ?? null));
  if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return true;
  return first.some((day) => second.some((each) => Math.abs(day - each) <= MOST_APART_DAYS * DAY_MS));
}

function kindOf({ kinds: [likeliest] }: MaterialPassage): Kind {
  return likeliest?.[0] ?? 'presenting';
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

function isDeniedForGood(
  { isPerfect, denying }: Contradiction,
  passage: MaterialPassage,
  which: Contradiction['denying'],
): boolean {
  if (denying !== which || NEWLY.test(passage.text) || LATELY.test(passage.text)) return false;
  return isForGood(passage.text) || isPerfect || HISTORIES.has(kindOf(passage));
}

function spanOf(
  { text }: MaterialPassage,
  day: number | null,
  daysBefore: number,
  isForever: boolean,
  isAgainstForever: boolean,
): Span {
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isNew = tellsChange(text) || NEWLY.test(text);
  if (isForever) return { from: start, to: day ?? end, isForever, isNew };
  // Without its day, what changes from day to day is of no time that is known.
  const isUnknown = isNew || (daysBefore < DAYS_BEFORE_OF_STATE && !isAgainstForever);
  const from = day === null ? (isUnknown ? end : start) : isNew ? day : day - daysBefore * DAY_MS;
  return { from: Math.min(sinceWhen(text, day) ?? end, from), to: day ?? end, isForever, isNew };
}
