/** What stands in a cell, and from where to where; a cell without text has no place. */
export interface PlacedCell {
  text: string;
  left: number;
  right: number;
}

interface Column {
  left: number;
  right: number;
}

/** A column that only one row has may be a heading above the gap between two others. */
const MIN_CELLS = 2;
/** No page has room for so many columns. What says so is made to keep its reader busy, and is read as it stands. */
const MAX_COLUMNS = 100;

/**
 * The cells of each row under the columns that they stand in. A structure tree may leave out cells without text, or say
 * of no cell that it spans two: counted from the left, figures would come to stand under the heading of others.
 */
export function placeCells(rows: PlacedCell[][]): string[][] {
  const filled = rows.map((row) => row.filter(({ text }) => text !== ''));
  const columns = filled.some((row) => row.length > MAX_COLUMNS) ? [] : findColumns(filled);
  if (columns.length === 0 || columns.length > MAX_COLUMNS) return rows.map((row) => row.map(({ text }) => text));
  return rows.map((row) => {
    const cells = columns.map(() => '');
    let next = 0;
    for (const { text, left, right } of row) {
      if (text === '') continue;
      const under = Math.max(next, columnOf({ left, right }, columns));
      const at = Math.min(under, columns.length - 1);
      cells[at] = cells[at] === '' ? text : `${cells[at]} ${text}`;
      next = at + 1;
    }
    return cells;
  });
}

/** The fullest row says where columns are; others make them wider, or show one more where it has no text. */
function findColumns(rows: PlacedCell[][]): Column[] {
  const [fullest, ...others] = rows.toSorted((a, b) => b.length - a.length);
  const columns = (fullest ?? []).map(({ left, right }) => ({ left, right }));
  const apart: Column[] = [];
  for (const { left, right } of others.flat()) {
    const over = columns.filter((column) => isOver(column, { left, right }));
    const [only] = over;
    if (over.length === 0) apart.push({ left, right });
    else if (over.length === 1 && only !== undefined && !reachesOver(columns, only, { left, right })) {
      only.left = Math.min(only.left, left);
      only.right = Math.max(only.right, right);
    }
  }
  return [...columns, ...findMore(apart, columns)].toSorted((a, b) => a.left - b.left);
}

function isOver(a: Column, b: Column): boolean {
  return a.left < b.right && b.left < a.right;
}

/** Whether a column that were as wide as this text would touch another one. */
function reachesOver(columns: Column[], own: Column, text: Column): boolean {
  const wide = { left: Math.min(own.left, text.left), right: Math.max(own.right, text.right) };
  return columns.some((other) => other !== own && isOver(other, wide));
}

function findMore(apart: Column[], columns: Column[]): Column[] {
  const groups: { column: Column; cells: number }[] = [];
  for (const text of apart) {
    if (columns.some((column) => isOver(column, text))) continue;
    const group = groups.find(({ column }) => isOver(column, text));
    if (group === undefined) groups.push({ column: { ...text }, cells: 1 });
    else {
      group.cells++;
      group.column.left = Math.min(group.column.left, text.left);
      group.column.right = Math.max(group.column.right, text.right);
    }
  }
  return groups.filter(({ cells }) => cells >= MIN_CELLS).map(({ column }) => column);
}

/** The first column that the text stands over, else the nearest. */
function columnOf(text: Column, columns: Column[]): number {
  const over = columns.findIndex((column) => isOver(column, text));
  if (over >= 0) return over;
  const distances = columns.map(({ left, right }) => Math.max(left - text.right, text.left - right));
  return distances.indexOf(Math.min(...distances));
}
