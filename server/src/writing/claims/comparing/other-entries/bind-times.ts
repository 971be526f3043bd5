import type { Time } from '../../reading/read-times.ts';
import type { Item, Quantity, Segment, Statement } from '../../reading/statement.ts';

const MIN_WEIGHT = 0.7;
const DATES = new Set(['calendar-year', 'day-of-month', 'full-date', 'clock']);

/** How far behind a figure its own time begins: "14 in June". */
const REACH = 2;

export interface Bound {
  segment: Segment;
  times: readonly Time[];
  /** Whether its words must be of that time as well as its figures. */
  areThingsBound: boolean;
}

/**
 * The times that each part is told of: its own, or those of the whole sentence. A part that speaks anew may tell something else
 * beside, and "having", "later" or "than before" lead to another time: there only figures count, or nothing.
 */
export function bindTimes({ segments }: Statement): Bound[] {
  const all = segments.flatMap(({ times }) => times);
  const areAlone = segments.some((segment) => segment.times.length > 0 && !segment.isMoved && !saysMore(segment));
  const first = segments.findIndex(({ times }) => times.length > 0);
  return segments.map((segment, place): Bound => {
    if (segment.times.length > 0) return { segment, times: segment.times, areThingsBound: !segment.isMoved };
    if (segment.isMoved || (place < first && !areAlone)) return { segment, times: [], areThingsBound: false };
    return { segment, times: all, areThingsBound: areAlone };
  });
}

export function isOfTime({ times }: Segment, { at }: { at: number }): boolean {
  return times.some((time) => at >= time.at && at < time.end);
}

function saysMore(segment: Segment): boolean {
  const said = [...segment.items.filter(isThing), ...segment.quantities];
  return said.some((each) => !isOfTime(segment, each));
}

/** "14 in June" is that of June, whatever else is told. */
export function timesOf({ segment, times }: Bound, { end }: Quantity): readonly Time[] {
  const own = segment.times.find(({ at }) => at >= end && at - end <= REACH);
  return own === undefined ? times : [own];
}

export function isThing({ weight, isPart }: Item): boolean {
  return weight >= MIN_WEIGHT && !isPart;
}

/** A figure that is told of the time. What something was before is of another one. */
export function isBoundFigure(part: Bound, quantity: Quantity): boolean {
  const { values, unit, changeEnd, isCounted, isDerived } = quantity;
  if (isOfTime(part.segment, quantity) || DATES.has(unit ?? '') || isCounted || isDerived) return false;
  const isBeside = timesOf(part, quantity) !== part.times;
  // "25 compared with 80": only the first is told of the time.
  const isFirst =
    !part.segment.isMoved || part.segment.quantities.find((each) => !isOfTime(part.segment, each)) === quantity;
  const isBefore =
    changeEnd !== 'to' &&
    part.segment.quantities.some((each) => each.changeEnd === 'to' && !isOfTime(part.segment, each));
  return values.some((value) => value > 1) && (isBeside || (changeEnd !== 'from' && isFirst && !isBefore));
}
