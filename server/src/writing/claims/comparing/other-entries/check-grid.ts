import type { Time } from '../../reading/read-times.ts';
import type { Quantity, Segment } from '../../reading/statement.ts';
import type { PassageIndex } from '../passages.ts';
import type { Entry, Grid, Register } from './registers.ts';
import { type Bound, isBoundFigure, isThing, timesOf } from './bind-times.ts';
import { isToldIn, nameAll, nameByBoth, nameByTime } from './name-entries.ts';
import { type Misplaced, checkPart, hasValues, isSameFigure } from './check-part.ts';

/** Whether a figure is told of what a column is called. */
function isOwner({ names }: Entry, { anchor, owners: [owner] }: Quantity): boolean {
  return names.some(({ key }) => key === anchor || key === owner);
}

/** "Duloxetine since September" of a row that has another month, while the row of mirtazapine has that one. */
function findOtherTimes({ entries }: Register, { segment }: Bound, named: readonly Entry[]): Misplaced[] {
  const isDated =
    named.length > 0 && named.every(({ told }) => told.some(({ turn, minutes }) => turn === null && minutes === null));
  if (!isDated) return [];
  return segment.times
    .filter(
      (time) => !named.some((entry) => isToldIn(entry, [time])) && entries.some((entry) => isToldIn(entry, [time])),
    )
    .map((): Misplaced => ({ kind: 'lacking', isFigure: false, what: 'time' }));
}

/** Whether the figure stands in another passage, beside something that the part speaks of. */
function isToldOutside(
  { places, passages }: PassageIndex,
  register: Register,
  { items }: Segment,
  { values: [value] }: Quantity,
): boolean {
  const keys = new Set(items.filter(isThing).map(({ key }) => key));
  return (places.get(`#${value}`) ?? []).some(
    (place) =>
      !register.passages.has(place) &&
      passages[place]?.statement.segments.some((segment) => segment.items.some(({ key }) => keys.has(key))),
  );
}

export function checkGrid(index: PassageIndex, grid: Grid, bound: readonly Bound[]): Misplaced[] {
  const { rows, columns, cells } = grid;
  const [ofRows, ofColumns] = [nameAll(rows, bound), nameAll(columns, bound)];
  return bound.flatMap((part, place) => {
    const findRows = (times: readonly Time[]): readonly Entry[] => nameByBoth(rows, times, ofRows[place] ?? []);
    const findColumns = (times: readonly Time[]): readonly Entry[] =>
      nameByBoth(columns, times, ofColumns[place] ?? []);
    const wrong = part.segment.quantities.filter((quantity) => {
      if (!isBoundFigure(part, quantity) || isToldOutside(index, rows, part.segment, quantity)) return false;
      const times = timesOf(part, quantity);
      const ownRows = findRows(times);
      const ownColumns = findColumns(times).filter((column) => grid.areColumnsAlike || isOwner(column, quantity));
      const own = cells
        .filter((_, row) => ownRows.some((entry) => entry === rows.entries[row]))
        .flatMap((row) => row.filter((_, column) => ownColumns.some((entry) => entry === columns.entries[column])))
        .flat();
      const isKnown = rows.entries.some((row) => row.quantities.some((known) => isSameFigure(quantity, known)));
      const isOfKind = own.some(({ unit }) => unit === null || unit === quantity.unit);
      return isKnown && isOfKind && !own.some((known) => hasValues(quantity, known));
    });
    return [
      ...wrong.map((quantity): Misplaced => ({ kind: 'other', isFigure: true, what: quantity.values.join('-') })),
      ...findOtherTimes(rows, part, ofRows[place] ?? []),
      ...checkPart(
        index,
        rows,
        nameByTime(rows, part.times).length > 0 ? part : { ...part, areThingsBound: true },
        findRows,
      ),
      ...(grid.areColumnsAlike ? checkPart(index, columns, part, findColumns) : []),
    ];
  });
}
