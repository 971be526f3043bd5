import type { Quantity } from '../reading/statement.ts';
import { type Day, readDay } from './compare-dates.ts';

const DAYS: Partial<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 };
const DAY_LENGTH = 86_400_000;
const ANY_YEAR = 2001;
const YEAR = 365;
/** "Four weeks" may be some days more or less, "ten years" some months. */
const ROUNDED = 0.6;

/**
 * Whether so much time lies between a day that the passage names and another one of it, or the day on which the note was
 * written: "for four weeks" out of "since 6/10" in a note of 3/11.
 */
export function isBetweenDates(
  value: number,
  unit: string | null,
  known: readonly Quantity[],
  dates: readonly Quantity[],
): boolean {
  const length = DAYS[unit ?? ''];
  if (length === undefined) return false;
  const own = known.flatMap(readDay);
  const others = [...own, ...dates.flatMap(readDay)];
  return own.some((one) =>
    others.some((other) => daysBetween(one, other).some((days) => isAbout(days, value * length, length))),
  );
}

function isAbout(days: number, claimed: number, unit: number): boolean {
  return days > 0 && Math.abs(days - claimed) <= ROUNDED * unit;
}

/** Where one of them has no year, it is the nearest one before or after the other. */
function daysBetween(one: Day, other: Day): number[] {
  const isFull = one.year !== null && other.year !== null;
  const days = Math.abs(timeOf(one, isFull) - timeOf(other, isFull));
  return isFull ? [days] : [days, YEAR - days];
}

function timeOf({ day, month, year }: Day, isFull: boolean): number {
  return Date.UTC(isFull && year !== null ? year : ANY_YEAR, month - 1, day) / DAY_LENGTH;
}
