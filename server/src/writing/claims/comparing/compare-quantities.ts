import { areUnitsAlike } from '../lexicon/units.ts';
import type { Quantity } from '../reading/statement.ts';

/** `unsaid`: the notes do not say how often. That is no contradiction, and the figure counts half. */
export type Match = 'found' | 'conflict' | 'missing' | 'unsaid';

const TOLERANT = new Set(['times', 'point']);

/** Whether the notes have the figure, bound to the same thing and in the same unit. */
export function compareQuantity(
  claimed: Quantity,
  near: readonly Quantity[],
  farther: readonly Quantity[],
  dates: readonly Quantity[],
): Match {
  if (claimed.values.length === 0) return compareRate(claimed, [...near, ...farther]);
  const isOnce = claimed.unit === 'times' && claimed.per === null && claimed.values.every((value) => value === 1);
  // "Once" may also mean "at some time in the past".
  if (isOnce) return near.some(({ values }) => values.includes(1)) ? 'found' : 'unsaid';
  const own = near.filter((known) => known.values.length > 0);
  const sameThing = own.filter((known) => isSameThing(claimed, known));
  if ((sameThing.length > 0 ? sameThing : own).some((known) => isWithinBound(claimed, known))) return 'found';
  const rival = own.some((known) => isSameThing(claimed, known) && !haveSameValues(claimed, known));
  const matches = own.filter((known) => haveSameValues(claimed, known) && canBeSame(claimed, known));
  const match =
    matches.find((known) => isSameThing(claimed, known)) ??
    matches.find((known) => claimed.changeEnd !== null && known.changeEnd === claimed.changeEnd) ??
    matches.find((known) => !rival || isUnowned(claimed, known));
  if (match !== undefined)
    return hasOtherRate(claimed, match) || isTurned(claimed, match) || isBeyond(claimed, match) ? 'conflict' : 'found';
  if (isDate(claimed) && dates.some((known) => haveSameValues(claimed, known))) return 'found';
  // The days and months of a date are no figures of something else.
  if (rival || own.some((known) => known.unit !== 'full-date' && haveSameValues(claimed, known))) return 'conflict';
  const far = farther.find((known) => haveSameValues(claimed, known) && canBeSame(claimed, known));
  if (far !== undefined && isTurned(claimed, far)) return 'conflict';
  if (far !== undefined && !hasOtherRate(claimed, far)) return 'found';
  // "A day" is one day.
  if (claimed.values.every((value) => value === 1) && DAYS[claimed.unit ?? ''] !== undefined) return 'unsaid';
  // "one" is often a pronoun and no figure.
  return claimed.values.every((value) => value === 1) && claimed.unit === null ? 'found' : 'missing';
}

/** "T scores above 70" out of T 74. */
function isWithinBound(claimed: Quantity, known: Quantity): boolean {
  const [limit] = claimed.values;
  const [value] = known.values;
  if (claimed.bound === 0 || limit === undefined || value === undefined || known.values.length > 1) return false;
  return (value - limit) * claimed.bound > 0 && claimed.unit === known.unit && canBeSame(claimed, known);
}

function compareRate(claimed: Quantity, known: readonly Quantity[]): Match {
  const rates = known.filter(({ per }) => per !== null);
  if (rates.some(({ per }) => samePeriod(per, claimed.per))) return 'found';
  return rates.length > 0 ? 'conflict' : 'unsaid';
}

function samePeriod(a: string | null, b: string | null): boolean {
  return a === b || (a === 'night' && b === 'day') || (a === 'day' && b === 'night');
}

function hasOtherRate(claimed: Quantity, known: Quantity): boolean {
  return claimed.per !== null && known.per !== null && !samePeriod(claimed.per, known.per);
}

/** The claim takes the earlier figure for the later one, or the other way round. */
function isTurned(claimed: Quantity, known: Quantity): boolean {
  return claimed.changeEnd !== null && known.changeEnd !== null && claimed.changeEnd !== known.changeEnd;
}

/** "More than four hours" of "less than four". */
function isBeyond(claimed: Quantity, known: Quantity): boolean {
  return claimed.reach * known.reach < 0;
}

const DAYS: Partial<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, fortnight: 14, month: 30.4, year: 365 };
const DURATION_TOLERANCE = 0.08;

/** "28 days" is four weeks. */
function areSameDuration(claimed: Quantity, known: Quantity): boolean {
  const [own, other] = [DAYS[claimed.unit ?? ''], DAYS[known.unit ?? '']];
  if (own === undefined || other === undefined || claimed.unit === known.unit) return false;
  return claimed.values.every((value) =>
    known.values.some((each) => Math.abs((value * own) / (each * other) - 1) < DURATION_TOLERANCE),
  );
}

export function haveSameValues(claimed: Quantity, known: Quantity): boolean {
  const isClock = claimed.unit === 'clock' || known.unit === 'clock';
  if (isClock && claimed.half !== null && known.half !== null && claimed.half !== known.half) return false;
  const isWithin = (value: number): boolean => known.values.includes(value);
  if (areSameDuration(claimed, known)) return true;
  if (claimed.unit === 'full-date' || known.unit === 'full-date') {
    return claimed.values.every((value) => known.values.some((each) => each % 100 === value % 100));
  }
  const hasSameTotal = claimed.outOf === null || known.outOf === null || claimed.outOf === known.outOf;
  return hasSameTotal && claimed.values.every(isWithin);
}

/** The same unit, and nothing that says it counts something else. */
function canBeSame(claimed: Quantity, known: Quantity): boolean {
  if (claimed.anchor !== null && known.anchor !== null && claimed.anchor !== known.anchor) return false;
  if (!haveSameUnit(claimed, known) && !areSameDuration(claimed, known)) return false;
  if (areSetApart(claimed, known)) return false;
  if (claimed.unit !== null || known.unit !== null) return true;
  if (claimed.counted.length === 0 || known.counted.length === 0) return true;
  return sharesAny([...claimed.counted, ...claimed.owners], [...known.counted, ...known.owners]);
}

/** The figures belong to different sides, times or the like: "left" and "right". */
function areSetApart({ qualifiers: own }: Quantity, { qualifiers: others }: Quantity): boolean {
  return own.some((each) => {
    const className = each.slice(0, each.indexOf(':') + 1);
    const rivals = others.filter((other) => other.startsWith(className));
    // "From March to May" has both.
    return rivals.length > 0 && !rivals.some((other) => own.includes(other));
  });
}

const DOSES = new Set(['milligram', 'microgram', 'gram', 'millilitre', 'unit']);

/** "Clozapine 250" is so many milligrams. */
function areDoses(one: Quantity, other: Quantity): boolean {
  if (one.anchor === null || one.anchor !== other.anchor) return false;
  const [bare, named] = one.unit === null ? [one, other] : [other, one];
  return bare.unit === null && bare.counted[0] !== 'dos' && DOSES.has(named.unit ?? '');
}

function haveSameUnit(one: Quantity, other: Quantity): boolean {
  const {
    unit: claimed,
    counted: claimedThings,
    owners: [claimedOwner],
    per: claimedPer,
  } = one;
  const { unit: known, counted: knownThings, owners: knownOwners, per: knownPer } = other;
  if (claimed === known || areDoses(one, other)) return true;
  // "Two days a week" is twice a week.
  if (claimedPer !== null && claimedPer === knownPer && isOccasion(claimed) && isOccasion(known)) return true;
  // "Hand therapy x4" is four sessions of it.
  if (known === 'times' && claimedPer === null && knownPer === null && isOccasion(claimed)) return true;
  if (claimed === null && known !== null && claimedThings.includes(known)) return true;
  if (known === null && claimed !== null && knownThings.includes(claimed)) return true;
  if ((claimed === null || known === null) && claimedOwner !== undefined && knownOwners.includes(claimedOwner))
    return true;
  if (claimed !== null && known !== null) return areUnitsAlike(claimed, known);
  if (claimed === null && claimedThings.length > 0 && known !== null && !TOLERANT.has(known))
    return knownThings.some((each) => claimedThings.includes(each));
  if (known === null && knownThings.length > 0 && claimed !== null && !TOLERANT.has(claimed) && claimed !== 'age')
    return claimedThings.some((each) => knownThings.includes(each));
  return true;
}

/** Both figures are about one thing, so that they cannot differ. */
export function isSameThing(claimed: Quantity, known: Quantity): boolean {
  if (claimed.anchor !== null && known.anchor !== null)
    return claimed.anchor === known.anchor && haveSameUnit(claimed, known);
  if (claimed.unit !== known.unit) return false;
  if (claimed.unit === 'calendar-year' || claimed.unit === 'day-of-month') return false;
  const [counted] = claimed.counted;
  const [owner] = claimed.owners;
  // "Died at six": of what stands right before it.
  if (claimed.unit === 'clock') return owner !== undefined && known.owners[0] === owner;
  if (claimed.unit === null && counted !== undefined && known.counted.length > 0)
    return known.counted.includes(counted);
  return (
    (owner !== undefined && known.owners.includes(owner)) || (counted !== undefined && known.counted.includes(counted))
  );
}

/** Nothing beside the figure says that it belongs to something else than claimed. */
function isUnowned(claimed: Quantity, known: Quantity): boolean {
  const [owner] = known.owners;
  return owner === undefined || claimed.owners.includes(owner) || claimed.counted.includes(owner);
}

function isOccasion(unit: string | null): boolean {
  return unit === 'times' || unit === 'day' || unit === 'night' || unit === 'session';
}

function isDate({ unit }: Quantity): boolean {
  return unit === 'day-of-month' || unit === 'calendar-year' || unit === 'full-date';
}

function sharesAny(a: readonly string[], b: readonly string[]): boolean {
  return a.some((each) => b.includes(each));
}
