import { readStatement } from '../../reading/read-statement.ts';
import { mayBeSame, type Time } from '../../reading/read-times.ts';
import type { Item, Quantity, Segment, Statement } from '../../reading/statement.ts';
import type { Passage, PassageIndex } from '../passages.ts';

/** What the notes keep apart from the like of it: a row or a column of a table, or what was written of one day. */
export interface Entry {
  times: readonly Time[];
  /** The things that it is called by. */
  names: readonly Item[];
  /** How long after the start, or at what age: `6 week`. */
  spans: readonly string[];
  items: readonly Item[];
  keys: ReadonlySet<string>;
  quantities: readonly Quantity[];
  /** The times that it names anywhere. */
  told: readonly Time[];
  /** Words of it that can only be names. */
  called: ReadonlySet<string>;
  places: readonly number[];
}

/** Entries of one kind, and the passages they are made of. */
export interface Register {
  entries: readonly Entry[];
  passages: ReadonlySet<number>;
}

/** A table by its rows and by its columns, and what stands where they meet. The name of the row is among its figures. */
export interface Grid {
  rows: Register;
  columns: Register;
  /** The figures of each row, column by column. */
  cells: readonly (readonly (readonly Quantity[])[])[];
  /** Whether each column has the same of another time or person, rather than something else. */
  areColumnsAlike: boolean;
}

export interface Registers {
  lists: readonly Register[];
  /** Whole notes by the day they were written. */
  notes: readonly Register[];
  grids: readonly Grid[];
}

const known = new WeakMap<PassageIndex, Registers>();

export function registersOf(index: PassageIndex): Registers {
  const before = known.get(index);
  if (before !== undefined) return before;
  const grids = readGrids(index.passages);
  const registers = { grids, lists: readLists(index.passages), notes: readNotes(index.passages) };
  known.set(index, registers);
  return registers;
}

function makeEntry(
  statements: readonly Statement[],
  times: readonly Time[],
  names: readonly Item[],
  places: readonly number[],
  spans: readonly string[] = [],
): Entry {
  const segments = statements.flatMap((statement) => statement.segments);
  const items = segments.flatMap((segment) => segment.items);
  return {
    times,
    names,
    spans,
    items,
    keys: new Set(items.flatMap(({ key, words }) => [key, ...words])),
    quantities: segments.flatMap(({ quantities }) => quantities),
    told: [...times, ...segments.flatMap((segment) => segment.times)],
    called: new Set(statements.flatMap((statement) => statement.names)),
    places,
  };
}

function areApart(entries: readonly Entry[]): boolean {
  const timed = entries.filter(({ times }) => times.length > 0);
  return timed.some(({ times: [first] }) =>
    timed.some(({ times }) => first !== undefined && !times.some((time) => mayBeSame(first, time))),
  );
}

/** The notes, where they are of several days. */
function readNotes(passages: readonly Passage[]): Register[] {
  const notes = new Map<number, number[]>();
  for (const [place, { note }] of passages.entries()) {
    const places = notes.get(note);
    if (places === undefined) notes.set(note, [place]);
    else places.push(place);
  }
  if (notes.size < 2) return [];
  const entries = [...notes.values()].map((places) => {
    const own = places.flatMap((place) => passages[place] ?? []);
    return makeEntry(
      own.map(({ statement }) => statement),
      own[0]?.writtenOn ?? [],
      [],
      places,
    );
  });
  return areApart(entries) ? [{ entries, passages: new Set(passages.keys()) }] : [];
}

/** Dated entries, note by note. What belongs to no entry is told of no day. */
function readLists(passages: readonly Passage[]): Register[] {
  const notes = new Map<number, { statements: Statement[]; times: readonly Time[]; places: number[] }[]>();
  let last: Passage | undefined;
  let isOpen = false;
  for (const [place, passage] of passages.entries()) {
    const { statement, note, block } = passage;
    const entries = notes.get(note) ?? [];
    notes.set(note, entries);
    const isSameBlock = last?.note === note && last.block === block;
    const open = entries.at(-1);
    const parts = passage.isRow ? [] : partByTimes(statement);
    if (parts.length > 0) {
      entries.push(...parts.map(({ times, own }) => ({ statements: [own], times, places: [place] })));
      isOpen = false;
    } else if (statement.start.length > 0) {
      entries.push({ statements: [statement], times: statement.start, places: [place] });
      isOpen = true;
    } else if (isOpen && isSameBlock && open !== undefined) {
      open.statements.push(statement);
      open.places.push(place);
    } else isOpen = false;
    last = passage;
  }
  return [...notes.values()].flatMap((entries) => {
    const read = entries.map(({ statements, times, places }) => makeEntry(statements, times, [], places));
    return areApart(read) ? [{ entries: read, passages: new Set(entries.flatMap(({ places }) => places)) }] : [];
  });
}

/**
 * "May 75 mg, June 150 mg, Aug 225 mg": the parts of a sentence that each begin with a time, each with its own figures, and with the
 * words of all, for a medicine is named once.
 */
function partByTimes(statement: Statement): { times: readonly Time[]; own: Statement }[] {
  const parts: Segment[][] = [];
  for (const segment of statement.segments) {
    const [first] = segment.times;
    const isStart = first !== undefined && ![...segment.items, ...segment.quantities].some(({ at }) => at < first.at);
    if (isStart || parts.length === 0) parts.push([segment]);
    else parts.at(-1)?.push(segment);
  }
  const areTold = parts.every(
    ([first, ...others]) => first?.times[0] !== undefined && [first, ...others].some(hasOwnFigure),
  );
  if (parts.length < 2 || !areTold) return [];
  return parts.map((own) => ({
    times: own[0]?.times.slice(0, 1) ?? [],
    own: {
      ...statement,
      segments: [
        ...own,
        ...statement.segments
          .filter((segment) => !own.includes(segment))
          .map((segment) => ({ ...segment, quantities: [], times: [] })),
      ],
    },
  }));
}

function hasOwnFigure({ quantities, times }: Segment): boolean {
  return quantities.some(({ at }) => !times.some((time) => at >= time.at && at < time.end));
}

/** Longer tables would take too long to read cell by cell. */
const MAX_ROWS = 200;
const MIN_NAME_WEIGHT = 0.6;

/** What a row or a column is called by. */
function nameOf(text: string): { times: readonly Time[]; names: Item[]; spans: string[] } {
  const { segments } = readStatement(text);
  const times = segments.flatMap((segment) => segment.times);
  const isOfTime = ({ at }: Item): boolean => times.some((time) => at >= time.at && at < time.end);
  const names = segments.flatMap(({ items }) =>
    items.filter((item) => item.weight >= MIN_NAME_WEIGHT && !item.isPart && !isOfTime(item)),
  );
  return { times, names, spans: names.length > 0 ? [] : segments.flatMap(spansOf) };
}

const LENGTHS = new Set(['day', 'week', 'month', 'year', 'age', 'hour']);

/** "At six weeks" */
export function spansOf({ quantities }: Segment): string[] {
  return quantities.flatMap(({ values: [value], unit }) =>
    value === undefined || unit === null || !LENGTHS.has(unit) ? [] : [`${value} ${unit === 'age' ? 'year' : unit}`],
  );
}

/** Rows that stand right below each other, under the same names of columns. */
function readGrids(passages: readonly Passage[]): Grid[] {
  const tables: { header: readonly string[]; rows: { place: number; passage: Passage }[] }[] = [];
  for (const [place, passage] of passages.entries()) {
    if (!passage.isRow) continue;
    const table = tables.at(-1);
    if (table?.header === passage.header && table.rows.at(-1)?.place === place - 1) table.rows.push({ place, passage });
    else tables.push({ header: passage.header, rows: [{ place, passage }] });
  }
  return tables.filter(({ rows }) => rows.length > 1 && rows.length <= MAX_ROWS).map(readGrid);
}

function readGrid({
  header,
  rows,
}: {
  header: readonly string[];
  rows: readonly { place: number; passage: Passage }[];
}): Grid {
  const cells = rows.map(({ passage }) =>
    header.slice(1).map((column, index) => {
      const cell = passage.cells[index + 1] ?? '';
      return cell === '' ? null : readStatement(`${passage.cells[0] ?? ''} ${column} ${cell}`);
    }),
  );
  const places = new Set(rows.map(({ place }) => place));
  const rowEntries = rows.map(({ passage, place }) => {
    const { times, names, spans } = nameOf(passage.cells[0] ?? '');
    return makeEntry([passage.statement], times, names, [place], spans);
  });
  const columns = header.slice(1).map((head, index) => {
    const { times, names, spans } = nameOf(head);
    const own = cells.flatMap((row) => row[index] ?? []);
    return makeEntry(own, times, names, [], spans);
  });
  const areTimes = columns.filter(({ times, spans }) => times.length + spans.length > 0).length > 1;
  const arePeople = columns.filter(({ names }) => names.some(({ kind }) => kind === 'kin')).length > 1;
  return {
    cells: cells.map((row) => row.map((cell) => cell?.segments.flatMap(({ quantities }) => quantities) ?? [])),
    rows: { entries: rowEntries, passages: places },
    columns: { entries: columns, passages: places },
    areColumnsAlike: areTimes || arePeople,
  };
}
