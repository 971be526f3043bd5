import { mayBeSame, type Time } from '../reading/read-times.ts';
import type { Quantity, Segment } from '../reading/statement.ts';
import type { PassageIndex } from './passages.ts';
import { type Entry, registersOf } from './other-entries/registers.ts';

/**
 * "Fell from 52 to 21", and "16 at 08:00 and 26 at 14:30", stand in no passage, where the notes have the one figure in one entry
 * and the other in a later one. Such figures are marked as counted.
 */
export function markCourses(index: PassageIndex, segments: readonly Segment[]): Segment[] {
  const { lists, grids } = registersOf(index);
  const registers = [...lists.map(({ entries }) => entries), ...grids.map(({ columns }) => columns.entries)];
  if (registers.length === 0) return [...segments];
  return segments.map((segment) => {
    const counted = new Set(registers.flatMap((entries) => findCourse(entries, segment)));
    if (counted.size === 0) return segment;
    const quantities = segment.quantities.map((each) => (counted.has(each) ? { ...each, isCounted: true } : each));
    return { ...segment, quantities };
  });
}

/** All figures of a part, those of its times among them, if the entries bear them out. */
function findCourse(entries: readonly Entry[], { quantities, times }: Segment): Quantity[] {
  const figures = quantities.filter(({ at }) => !times.some((time) => at >= time.at && at < time.end));
  const [first, last, ...others] = figures;
  if (first === undefined || last === undefined) return [];
  const names = new Set(figures.flatMap(namesOf));
  const holding = (claimed: Quantity): Entry[] =>
    entries.filter(({ quantities: known }) =>
      known.some((each) => isSameValue(claimed, each) && namesOf(each).some((name) => names.has(name))),
    );
  if (times.length > 1) {
    const areTold = figures.every((figure, place) =>
      holding(figure).some((entry) =>
        entry.times.some((own) => times[place] !== undefined && mayBeSame(own, times[place])),
      ),
    );
    return areTold && times.length === figures.length ? [...quantities] : [];
  }
  if (others.length > 0 || first.changeEnd !== 'from' || last.changeEnd !== 'to') return [];
  const later = holding(last).filter(
    (entry) => times.length === 0 || entry.times.some((own) => times.some((time) => mayBeSame(time, own))),
  );
  return holding(first).some((entry) => later.some((other) => comesBefore(entry, other))) ? [...quantities] : [];
}

function namesOf({ anchor, owners }: Quantity): string[] {
  return anchor === null ? owners.slice(0, 2) : [anchor];
}

function isSameValue({ values: [value], unit }: Quantity, known: Quantity): boolean {
  const isOfKind = unit === known.unit || unit === null || known.unit === null;
  return value !== undefined && known.values[0] === value && isOfKind;
}

function comesBefore({ times: [first] }: Entry, { times: [last] }: Entry): boolean {
  if (first === undefined || last === undefined) return false;
  const [one, other] = [orderOf(first), orderOf(last)];
  const at = one.findIndex((value, place) => value !== other[place]);
  const [own, next] = [one[at], other[at]];
  return own !== null && own !== undefined && next !== null && next !== undefined && own < next;
}

function orderOf({ year, month, day, minutes, turn }: Time): (number | null)[] {
  return turn === null ? [year, month, day, minutes] : [Number(turn.split(' ')[1])];
}
