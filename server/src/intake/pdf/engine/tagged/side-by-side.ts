import type { StructureNode } from '../lines/fragment.ts';
import type { Segment } from '../lines/line.ts';

/** A paragraph of the structure tree with its lines. */
export interface TaggedParagraph {
  node: StructureNode;
  lines: Segment[];
}

const MIN_ROWS = 2;
/** In ems. */
const SAME_BASELINE = 0.45;

/**
 * Paragraphs that stand beside each other, row below row: a table that its producer does not call one, as browsers do
 * with tables that have no row of headings. One after the other, a dose would be apart from its medicine.
 */
export function findSideBySide(paragraphs: readonly (TaggedParagraph | null)[]): TaggedParagraph[][][] {
  const tables: TaggedParagraph[][][] = [];
  let rows: TaggedParagraph[][] = [];
  let row: TaggedParagraph[] = [];
  const endRow = (): void => {
    if (row.length > 1) rows.push(row);
    else endTable();
    row = [];
  };
  const endTable = (): void => {
    if (rows.length >= MIN_ROWS) tables.push(rows);
    rows = [];
  };
  for (const paragraph of paragraphs) {
    const last = row.at(-1);
    if (paragraph !== null && last !== undefined && isBeside(last, paragraph)) row.push(paragraph);
    else {
      endRow();
      if (paragraph === null) endTable();
      else row = [paragraph];
    }
  }
  endRow();
  endTable();
  return tables;
}

function isBeside({ lines: [first] }: TaggedParagraph, { lines: [second] }: TaggedParagraph): boolean {
  if (first === undefined || second === undefined) return false;
  const isLevel = Math.abs(first.baseline - second.baseline) < SAME_BASELINE * Math.max(first.size, second.size);
  return isLevel && second.left > first.right;
}
