import type { Time } from '../../reading/read-times.ts';
import type { Segment, Statement } from '../../reading/statement.ts';
import type { PassageIndex } from '../passages.ts';
import { type Register, registersOf } from './registers.ts';
import { type Bound, bindTimes } from './bind-times.ts';
import { findCalled, isToldIn, nameByTime } from './name-entries.ts';
import { type Misplaced, checkPart } from './check-part.ts';
import { checkGrid } from './check-grid.ts';

/**
 * Whether a claim tells of one row, column or dated entry what the notes have in others only. What stands outside of them as
 * well may be of any, and so is left alone.
 */
export function findMisplaced(index: PassageIndex, statement: Statement): Misplaced | null {
  const { lists, notes, grids } = registersOf(index);
  if (lists.length + notes.length + grids.length === 0) return null;
  const bound = bindTimes(statement);
  const found = [
    ...lists.flatMap((list) => {
      const isTimed = bound.some(({ times }) => times.length > 0);
      return [
        ...findOtherNames(index, list, bound, statement),
        ...bound.flatMap((part) => {
          const called = isTimed ? [] : findCalled(list, part.segment, statement);
          const own = called.length > 0 ? { ...part, areThingsBound: true } : part;
          return checkPart(index, list, own, (times) => (called.length > 0 ? called : nameByTime(list, times)));
        }),
      ];
    }),
    // A note may tell of other days, but its figures are of its own.
    ...notes.flatMap((list) =>
      bound.flatMap((part) =>
        checkPart(index, list, { ...part, areThingsBound: false }, (times) => nameByTime(list, times)),
      ),
    ),
    ...grids.flatMap((grid) => checkGrid(index, grid, bound)),
  ];
  return found.find(({ kind }) => kind === 'other') ?? found[0] ?? null;
}

/**
 * The passages that tell of other times than each part of a claim does: they cannot stand against it.
 */
export function findForeign(index: PassageIndex, statement: Statement): (segment: Segment) => ReadonlySet<number> {
  const { lists } = registersOf(index);
  const bound = lists.length === 0 ? [] : bindTimes(statement);
  const known = new Map<readonly Time[], ReadonlySet<number>>();
  return (segment) => {
    const times = bound.find((part) => part.segment.items === segment.items)?.times ?? [];
    const before = known.get(times);
    if (before !== undefined) return before;
    const foreign = findForeignOf(lists, times);
    known.set(times, foreign);
    return foreign;
  };
}

function findForeignOf(lists: readonly Register[], times: readonly Time[]): ReadonlySet<number> {
  if (times.length === 0) return new Set();
  const foreign = new Set<number>();
  for (const { entries } of lists) {
    const own = new Set(entries.filter((entry) => isToldIn(entry, times)));
    if (own.size === 0) continue;
    for (const entry of entries) if (!own.has(entry)) for (const place of entry.places) foreign.add(place);
    // A sentence may tell of several times.
    for (const { places } of own) for (const place of places) foreign.delete(place);
  }
  return foreign;
}

/** "Dr Patel" of an entry that Dr Lin wrote. */
function findOtherNames(
  { passages }: PassageIndex,
  register: Register,
  bound: readonly Bound[],
  { names }: Statement,
): Misplaced[] {
  const times = bound.flatMap((part) => part.times);
  const named = nameByTime(register, times);
  if (named.length === 0 || bound.some(({ segment }) => segment.isMoved)) return [];
  const telling = register.entries.filter((entry) => named.includes(entry) || isToldIn(entry, times));
  return names
    .filter(
      (name) =>
        !telling.some(({ called }) => called.has(name)) &&
        register.entries.some(({ called }) => called.has(name)) &&
        !passages.some(({ statement }, place) => !register.passages.has(place) && statement.names.includes(name)),
    )
    .map((what): Misplaced => ({ kind: 'lacking', isFigure: false, what }));
}
