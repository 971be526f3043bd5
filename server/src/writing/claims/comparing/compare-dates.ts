import { membersOfClass } from '../lexicon/classes.ts';
import type { Item, Quantity, Segment } from '../reading/statement.ts';

export interface Day {
  day: number;
  month: number;
  year: number | null;
}

const MONTHS = membersOfClass('month');
const MAX_DAY = 31;
const CENTURY = 100;
/** How far from its day a month stands: "3 March", "the 3rd of March", "March 3". */
const REACH = 2;

/** Words of a claim that name a day, where the notes have it in figures: "3 March" for 03/03. */
export function findDates(
  { items, quantities }: Segment,
  known: readonly Quantity[],
): { items: ReadonlySet<Item>; quantities: ReadonlySet<Quantity> } {
  const days = known.flatMap(readDay);
  const found = { items: new Set<Item>(), quantities: new Set<Quantity>() };
  if (days.length === 0) return found;
  for (const item of items) {
    if (item.className !== 'month') continue;
    const month = MONTHS.indexOf(item.key) + 1;
    const own = quantities.find(
      ({ unit, at, end }) => unit === 'day-of-month' && item.at >= at - REACH && item.at < end + REACH,
    );
    if (!days.some((each) => each.month === month && (own === undefined || own.values.includes(each.day)))) continue;
    found.items.add(item);
    if (own !== undefined) found.quantities.add(own);
  }
  return found;
}

/** 03/03, 3/3/25 and 2025-03-03. */
export function readDay({ values, unit, outOf }: Quantity): Day[] {
  const [first = 0, second = 0, third = 0] = values;
  if (unit === 'full-date') return first > MAX_DAY ? dayOf(third, second, first) : dayOf(first, second, third);
  return unit === null && values.length === 1 && outOf !== null ? dayOf(first, outOf, null) : [];
}

function dayOf(day: number, month: number, year: number | null): Day[] {
  const isDay = Number.isInteger(day) && day >= 1 && day <= MAX_DAY && month >= 1 && month <= MONTHS.length;
  return isDay ? [{ day, month, year: year === null || year >= CENTURY ? year : CENTURY * 20 + year }] : [];
}
