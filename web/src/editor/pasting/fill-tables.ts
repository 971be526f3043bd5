import { LIMITS } from '@casewright/document';
import { flattenCell } from './flatten-cell.ts';

/** A table that would be larger than this keeps its cells as they are: it is more than a report can hold. */
const MOST_CELLS = 20_000;

/**
 * Tables without merged cells: the text stands in the first of the merged places and the others are empty, so that
 * every row has the same number of cells and each text stays in its column.
 */
export function fillTables(body: HTMLElement): void {
  // The inner ones first: a table in a cell becomes lines of it.
  for (const table of [...body.querySelectorAll('table')].toReversed()) fillTable(table);
}

function fillTable(table: HTMLTableElement): void {
  takeOutCaption(table);
  // Copies, because the browser's own lists change with the table.
  const rows = [...table.rows].map((row) => [...row.cells]);
  for (const cell of rows.flat()) flattenCell(cell);
  const grid = isTooLarge(rows) ? rows : readGrid(rows, table);
  const filled = table.ownerDocument.createElement('tbody');
  for (const cells of grid) {
    const row = table.ownerDocument.createElement('tr');
    for (const cell of cells) {
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
    }
    row.append(...cells);
    filled.append(row);
  }
  table.replaceChildren(filled);
}

function takeOutCaption(table: HTMLTableElement): void {
  const text = table.caption?.textContent.trim() ?? '';
  if (text === '') return;
  const paragraph = table.ownerDocument.createElement('p');
  paragraph.textContent = text;
  table.before(paragraph);
}

function isTooLarge(rows: readonly HTMLTableCellElement[][]): boolean {
  const widths = rows.map((row) => row.reduce((width, cell) => width + cell.colSpan, 0));
  return rows.length * Math.min(LIMITS.tableColumns, Math.max(0, ...widths)) > MOST_CELLS;
}

function readGrid(rows: readonly HTMLTableCellElement[][], table: HTMLTableElement): HTMLElement[][] {
  const grid: (HTMLElement | undefined)[][] = rows.map(() => []);
  for (const [top, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[top]?.[column] !== undefined) column += 1;
      const width = Math.min(cell.colSpan, Math.max(1, LIMITS.tableColumns - column));
      const height = cell.rowSpan === 0 ? rows.length : cell.rowSpan;
      for (const [down, line] of grid.slice(top, top + height).entries()) {
        for (let place = column; place < column + width; place += 1) {
          line[place] ??= down === 0 && place === column ? cell : emptyCell(cell, table);
        }
      }
    }
  }
  const columns = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? emptyCell(row[0], table)));
}

function emptyCell(like: HTMLElement | undefined, { ownerDocument: document }: HTMLElement): HTMLElement {
  return document.createElement(like?.tagName === 'TH' ? 'th' : 'td');
}
