import type { TableNode } from '@casewright/document';
import { readText } from './read-text.ts';

const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 40;
/** For the space around a text, and for letters wider than most. */
const SPARE_CHARACTERS = 6;

/** How much of the width each column gets: as much as its texts ask for, none so little that it cannot be read. */
export function shareColumns(table: TableNode): number[] {
  const wishes: number[] = [];
  for (const { content: cells } of table.content) {
    for (const [
      column,
      {
        content: [paragraph],
      },
    ] of cells.entries()) {
      wishes[column] = Math.max(wishes[column] ?? MIN_CHARACTERS, Math.min(readText(paragraph).length, MAX_CHARACTERS));
    }
  }
  const total = wishes.reduce((sum, wish) => sum + wish + SPARE_CHARACTERS, 0);
  return wishes.map((wish) => (wish + SPARE_CHARACTERS) / total);
}
