import { readStatement } from '../reading/read-statement.ts';

/** What a passage has of a table. */
export interface TableText {
  cells?: readonly string[];
  header?: readonly string[];
  isHeader?: boolean;
}

/** Signs for what stands above. */
const DITTO = /^(?:["“”″〃]|''|,,|do\.?|ditto\.?|as above)$/iu;
/** A day, a month or a year, perhaps with a side or a name beside it. */
const MAY_BE_TIME = /\d/;

/** Tables as a reader takes them: what is repeated by a sign is there, and days above columns are their names. */
export function readTables<T extends TableText>(texts: readonly T[]): readonly T[] {
  if (!texts.some(({ cells }) => cells !== undefined)) return texts;
  const read: T[] = [];
  let header: readonly string[] | null = null;
  for (const [index, text] of texts.entries()) {
    const { cells } = text;
    const above = read.at(-1);
    if (cells === undefined) header = null;
    else if (text.header === undefined && isHeadOfTimes(cells, texts[index + 1])) {
      header = cells;
      read.push({ ...text, isHeader: true });
      continue;
    } else if (text.header !== undefined || cells.length !== header?.length) header = null;
    const own = text.header ?? header ?? undefined;
    const isBelow = cells !== undefined && above?.cells?.length === cells.length && above.isHeader !== true;
    read.push({
      ...text,
      ...(cells !== undefined && isBelow && { cells: cells.map((cell, at) => repeat(cell, above.cells?.[at])) }),
      ...(own !== undefined && { header: own }),
    });
  }
  return read;
}

function repeat(cell: string, above: string | undefined): string {
  return DITTO.test(cell) ? (above ?? cell) : cell;
}

/** Two columns or more that are each called by a time, above a row that has none in them. */
function isHeadOfTimes([name = '', ...cells]: readonly string[], next: TableText | undefined): boolean {
  const [, ...below] = next?.cells ?? [];
  if (next?.header !== undefined || below.length !== cells.length || MAY_BE_TIME.test(name)) return false;
  return cells.filter(isTime).length > 1 && !cells.some((cell, at) => isTime(cell) && isTime(below[at] ?? ''));
}

function isTime(cell: string): boolean {
  return MAY_BE_TIME.test(cell) && readStatement(cell).segments.some(({ times }) => times.length > 0);
}
