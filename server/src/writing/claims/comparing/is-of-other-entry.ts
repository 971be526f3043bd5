import { areSamePerson } from '../lexicon/kin.ts';
import { mayBeSame, type Time } from '../reading/read-times.ts';
import type { Item, Quantity, Segment, Statement } from '../reading/statement.ts';
import { matchWords } from './match-words.ts';
import type { PassageIndex } from './passages.ts';
import { type Entry, type Grid, type Register, registersOf, spansOf } from './registers.ts';

/** `other`: the entry has another figure of that thing. `lacking`: what is told of it stands in other entries only. */
export interface Misplaced {
  kind: 'other' | 'lacking';
  isFigure: boolean;
  /** The word or the figure. */
  what: string;
}

const MIN_WEIGHT = 0.7;
const DATES = new Set(['calendar-year', 'day-of-month', 'full-date', 'clock']);
/** How far behind a figure its own time begins: "14 in June". */
const REACH = 2;

interface Bound {
  segment: Segment;
  times: readonly Time[];
  /** Whether its words must be of that time as well as its figures. */
  areThingsBound: boolean;
}

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

/**
 * The times that each part is told of: its own, or those of the whole sentence. A part that speaks anew may tell something else
 * beside, and "having", "later" or "than before" lead to another time: there only figures count, or nothing.
 */
function bindTimes({ segments }: Statement): Bound[] {
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

function nameByTime({ entries }: Register, times: readonly Time[]): Entry[] {
  return entries.filter((entry) => entry.times.some((own) => times.some((time) => mayBeSame(time, own))));
}

/** The one entry that has a name of a part. */
function findCalled({ entries }: Register, { items }: Segment, { names }: Statement): Entry[] {
  const called = names
    .filter((name) => items.some(({ key, words }) => key === name || words.includes(name)))
    .flatMap((name) => {
      const own = entries.filter((entry) => entry.called.has(name));
      return own.length === 1 ? own : [];
    });
  return [...new Set(called)];
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

/** A day may be told of in an entry of another one. */
function isToldIn({ told }: Entry, times: readonly Time[]): boolean {
  return told.some((one) => times.some((time) => mayBeSame(time, one)));
}

/** "14 in June" is that of June, whatever else is told. */
function timesOf({ segment, times }: Bound, { end }: Quantity): readonly Time[] {
  const own = segment.times.find(({ at }) => at >= end && at - end <= REACH);
  return own === undefined ? times : [own];
}

function checkPart(
  index: PassageIndex,
  register: Register,
  part: Bound,
  findEntries: (times: readonly Time[]) => readonly Entry[],
): Misplaced[] {
  const { segment } = part;
  const isElsewhere = (key: string): boolean =>
    (index.places.get(key) ?? []).some((place) => !register.passages.has(place));
  const looks = new Map<readonly Time[], { telling: readonly Entry[]; others: readonly Entry[] }>();
  const lookFor = (times: readonly Time[]): { telling: readonly Entry[]; others: readonly Entry[] } => {
    const before = looks.get(times);
    if (before !== undefined) return before;
    const named = new Set(findEntries(times));
    const telling = new Set(register.entries.filter((entry) => named.has(entry) || isToldIn(entry, times)));
    const others = named.size === 0 ? [] : register.entries.filter((entry) => !telling.has(entry));
    const look = { telling: [...telling], others };
    looks.set(times, look);
    return look;
  };
  const isMissed = (
    times: readonly Time[],
    holds: (entry: Entry) => boolean,
    has: (entry: Entry) => boolean,
  ): boolean => {
    const { telling, others } = lookFor(times);
    return others.length > 0 && !telling.some(holds) && others.some(has);
  };
  const things = (part.areThingsBound ? segment.items : [])
    .filter((item) => isThing(item) && !isOfTime(segment, item) && !isElsewhere(item.key))
    .filter((item) =>
      isMissed(
        part.times,
        (entry) => holdsItem(entry, item),
        ({ items }) => items.some((other) => isSameItem(item, other)),
      ),
    )
    .map((item): Misplaced => ({ kind: 'lacking', isFigure: false, what: item.key }));
  const figures = segment.quantities
    .filter(
      (quantity) =>
        isBoundFigure(part, quantity) &&
        !quantity.values.every((value) => isElsewhere(`#${value} ${quantity.unit ?? ''}`)),
    )
    .filter((quantity) =>
      isMissed(
        timesOf(part, quantity),
        ({ quantities }) => quantities.some((known) => hasValues(quantity, known)),
        ({ quantities }) => quantities.some((known) => isSameFigure(quantity, known)),
      ),
    )
    .map((quantity): Misplaced => ({
      kind: findEntries(timesOf(part, quantity)).some((entry) => hasRival(entry, quantity)) ? 'other' : 'lacking',
      isFigure: true,
      what: quantity.values.join('-'),
    }));
  return [...figures, ...things];
}

function isThing({ weight, isPart }: Item): boolean {
  return weight >= MIN_WEIGHT && !isPart;
}

/** A figure that is told of the time. What something was before is of another one. */
function isBoundFigure(part: Bound, quantity: Quantity): boolean {
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

function holdsItem({ items, keys }: Entry, item: Item): boolean {
  if (item.kind === 'kin') return items.some(({ kind, key }) => kind === 'kin' && areSamePerson(key, item.key));
  return item.words.some((word) => keys.has(word)) || items.some((other) => matchWords(item, other) !== null);
}

function isSameItem({ key, sign, isNegated }: Item, other: Item): boolean {
  return key === other.key && sign === other.sign && isNegated === other.isNegated;
}

function hasValues({ values }: Quantity, known: Quantity): boolean {
  return values.length > 0 && values.every((value) => known.values.includes(value) || known.outOf === value);
}

function isSameFigure(quantity: Quantity, known: Quantity): boolean {
  return hasValues(quantity, known) && quantity.unit === known.unit;
}

/** Another figure of the same thing. */
function hasRival({ quantities }: Entry, { unit, anchor, owners: [owner] }: Quantity): boolean {
  return quantities.some(
    (known) =>
      known.values.length > 0 &&
      known.unit === unit &&
      (anchor === null || known.anchor === null
        ? owner !== undefined && known.owners.includes(owner)
        : anchor === known.anchor),
  );
}

function isPerson({ kind }: Item): boolean {
  return kind === 'kin';
}

/** Rows or columns that these words name: those of which all are named, or else some. */
function nameByWords({ entries }: Register, { items }: Segment): Entry[] {
  const isNamed = (name: Item): boolean =>
    items.some((item) => isThing(item) && (matchWords(item, name) === 'same' || item.words.includes(name.key)));
  const whole = entries.filter(({ names }) => names.length > 0 && names.every(isNamed));
  if (whole.length > 0) return whole;
  // Of `Teacher (Mr Boyle)` it is the teacher who must be named.
  return entries.filter(({ names }) => (names.some(isPerson) ? names.filter(isPerson) : names).some(isNamed));
}

/**
 * The rows or columns that each part is about. One that names none goes on with those of the part before it, and one before a
 * part without a figure ("inattention and hyperactivity were 78 and 72") shares in it.
 */
function nameAll(register: Register, bound: readonly Bound[]): Entry[][] {
  let last: Entry[] = [];
  let isFigureTold = true;
  return bound.map((part) => {
    const spans = spansOf(part.segment);
    const spanned = register.entries.filter((entry) => entry.spans.some((span) => spans.includes(span)));
    const own = [...new Set([...nameByWords(register, part.segment), ...spanned])];
    const hasFigure = part.segment.quantities.some((quantity) => isBoundFigure(part, quantity));
    if (own.length > 0) last = isFigureTold ? own : [...new Set([...last, ...own])];
    if (own.length > 0 || hasFigure) isFigureTold = hasFigure;
    return last;
  });
}

/** Whether a figure is told of what a column is called. */
function isOwner({ names }: Entry, { anchor, owners: [owner] }: Quantity): boolean {
  return names.some(({ key }) => key === anchor || key === owner);
}

/** By their time, and of several of one time (`R 04/03`, `L 04/03`) by their words. */
function nameByBoth(register: Register, times: readonly Time[], called: readonly Entry[]): readonly Entry[] {
  const timed = nameByTime(register, times);
  const both = timed.filter((entry) => called.includes(entry));
  return both.length > 0 ? both : timed.length > 0 ? timed : called;
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

function checkGrid(index: PassageIndex, grid: Grid, bound: readonly Bound[]): Misplaced[] {
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
