import type { Block } from '../blocks/block.ts';

const LABELLED = /^\p{L}[^:\n]{0,40}:(?=\s)/u;
const MIN_SHARE = 0.8;

/**
 * Boxes in rows whose every text has its own label ("Ward: Beech", "Admitted: 2 May") are no table: the first of them
 * would head the others, and each row would read as one label with one value. They are lines.
 */
export function unboxLabels(block: Block): Block[] {
  if (block.kind !== 'table') return [block];
  const cells = block.rows.flat().filter((cell) => cell !== '');
  const labelled = cells.filter((cell) => LABELLED.test(cell));
  if (labelled.length < cells.length * MIN_SHARE) return [block];
  return cells.map((text) => ({ kind: 'paragraph', text }));
}
