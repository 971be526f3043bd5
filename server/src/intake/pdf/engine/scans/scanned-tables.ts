import type { Block as OcrBlock } from 'tesseract.js';
import { cutImage, encodeGreyMap, eraseBoxes, hasInk, type GreyImage } from './grey-image.ts';
import { eraseRules, findImageRules } from './image-rules.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { type Box, dropEmpty, edgesOf, findGrids, type Grid, isWorthATable } from '../tables/ruled-tables.ts';

/** A table of a scan, in pixels. */
export interface ScannedTable extends Box {
  /** What was read in each cell; empty where a cell begins further left or above. */
  cells: OcrBlock[][][];
}

export interface FoundTables {
  tables: ScannedTable[];
  /** The page without them. */
  rest: GreyImage;
}

// In pixels at 200 dots per inch.
const TOUCH = 9;
const SMALLEST_CELL = 12;
/** A grid of more cells is squared paper. */
const MAX_CELLS = 1000;

/**
 * Takes the tables that lines show out of a page which lies straight. Each cell is read by itself and with all care:
 * across cells the engine takes columns for columns of prose, and a lost digit of a score is worse than a lost second.
 */
export async function takeScannedTables(image: GreyImage, engine: OcrEngine): Promise<FoundTables> {
  const rules = findImageRules(image);
  const clean = eraseRules(image, rules);
  const tables: ScannedTable[] = [];
  for (const grid of findGrids(rules, TOUCH)) {
    if (grid.xs.length * grid.ys.length > MAX_CELLS) continue;
    const cells = await readCells(clean, grid, engine);
    if (!isWorthATable(dropEmpty(cells.map((row) => row.map((blocks) => (blocks.length === 0 ? '' : 'read'))))))
      continue;
    tables.push({ ...edgesOf(grid), cells });
  }
  return { tables, rest: tables.length === 0 ? clean : eraseBoxes(clean, tables) };
}

async function readCells(image: GreyImage, grid: Grid, engine: OcrEngine): Promise<OcrBlock[][][]> {
  const cells = grid.ys.slice(1).map(() => grid.xs.slice(1).map((): OcrBlock[] => []));
  const taken = new Set<string>();
  for (const [row, line] of cells.entries()) {
    for (const column of line.keys()) {
      if (taken.has(`${row} ${column}`)) continue;
      const { box, members } = spanCell(grid, row, column);
      for (const member of members) taken.add(member);
      const { right, left, bottom, top } = box;
      if (right - left < SMALLEST_CELL || bottom - top < SMALLEST_CELL) continue;
      const cut = cutImage(image, box);
      if (hasInk(cut)) line[column] = await engine.recognise(encodeGreyMap(cut), 'thorough', 'cell');
    }
  }
  return cells;
}

function place(edges: number[], index: number): number {
  return edges[index] ?? 0;
}

function middle(edges: number[], index: number): number {
  return (place(edges, index) + place(edges, index + 1)) / 2;
}

/** A cell reaches as far to the right, and then down, as no line ends it. */
function spanCell({ xs, ys, rules }: Grid, row: number, column: number): { box: Box; members: string[] } {
  const hasLine = (isVertical: boolean, at: number, across: number): boolean =>
    rules.some(
      (rule) =>
        rule.isVertical === isVertical && Math.abs(rule.at - at) <= TOUCH && rule.from <= across && rule.to >= across,
    );
  let [lastColumn, lastRow] = [column + 1, row + 1];
  while (lastColumn < xs.length - 1 && !hasLine(true, place(xs, lastColumn), middle(ys, row))) lastColumn++;
  while (lastRow < ys.length - 1 && !hasLine(false, place(ys, lastRow), middle(xs, column))) lastRow++;
  const members: string[] = [];
  for (let y = row; y < lastRow; y++) for (let x = column; x < lastColumn; x++) members.push(`${y} ${x}`);
  const box = {
    left: place(xs, column),
    right: place(xs, lastColumn),
    top: place(ys, row),
    bottom: place(ys, lastRow),
  };
  return { box, members };
}
