import type { Statement } from '../reading/statement.ts';
import { type Day, readDay } from './compare-dates.ts';

/** The day that an entry begins with: `3/2: not sleeping`. */
export function dayAtStart({ segments: [first] }: Statement): Day | null {
  if (first === undefined || first.items.some(({ className }) => className !== 'month')) return null;
  return first.quantities.flatMap(readDay)[0] ?? null;
}

// In days.
const MONTH = 31;
const HALF_YEAR = 186;

/**
 * Which of the dated entries of a note each passage belongs to, by the days that entries begin with. A later entry is greater,
 * whichever way they are written down.
 */
export function orderEntries(starts: readonly (Day | null)[]): number[] {
  const days = starts.flatMap((day) => (day === null ? [] : [day.month * MONTH + day.day]));
  const span = (days.at(-1) ?? 0) - (days[0] ?? 0);
  // From December to January time goes on.
  const isForward = span < 0 ? span < -HALF_YEAR : span <= HALF_YEAR;
  let count = 0;
  return starts.map((day) => {
    if (day !== null) count += 1;
    return isForward ? count : -count;
  });
}
