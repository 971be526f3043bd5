import type { Block } from '../blocks/block.ts';

const FIGURE = /\d/;
/** Names of columns, and headings over several of them. */
const MAX_NAMES = 2;
/** Below a table at the end of a page, only the foot of that page may stand. */
const MAX_BELOW = 1;

type Table = Extract<Block, { kind: 'table' }>;

/**
 * A table that goes on on the next page has the names of its columns there too. Without them the first row of that page
 * would be read as names, and its figures would belong to nothing. Where the page itself repeats them above the table,
 * apart from it, they are put into it.
 */
export function repeatNames(pages: readonly Block[][]): Block[][] {
  let above: Table | undefined;
  return pages.map((blocks) => {
    const own = above === undefined ? blocks : continueTable(above, blocks);
    above = own.slice(-1 - MAX_BELOW).findLast((block) => block.kind === 'table') ?? undefined;
    return own;
  });
}

function continueTable(above: Table, blocks: Block[]): Block[] {
  const names = namesOf(above);
  if (names.length === 0) return blocks;
  const [first, second] = blocks;
  const isRepeated = isText(first) && second?.kind === 'table' && names.some((row) => isSame(first.text, row));
  const table = isRepeated ? second : first;
  if (table?.kind !== 'table' || !hasFigures(table.rows[0] ?? [])) return blocks;
  if (widthOf(table) !== widthOf(above)) return blocks;
  return [{ kind: 'table', rows: [...names, ...table.rows] }, ...blocks.slice(isRepeated ? 2 : 1)];
}

/** The rows above the first one with figures. */
function namesOf({ rows }: Table): string[][] {
  const first = rows.findIndex(hasFigures);
  return first > 0 && first <= MAX_NAMES ? rows.slice(0, first) : [];
}

/** What stands in the first column is what the figures are about, and may have some itself: "PHQ-9". */
function hasFigures(row: string[]): boolean {
  return row.slice(1).some((cell) => FIGURE.test(cell));
}

function widthOf({ rows }: Table): number {
  return Math.max(...rows.map((row) => row.length));
}

function isText(block: Block | undefined): block is Extract<Block, { text: string }> {
  return block?.kind === 'heading' || block?.kind === 'paragraph';
}

function isSame(text: string, row: string[]): boolean {
  return fold(text) === fold(row.filter((cell) => cell !== '').join(' '));
}

function fold(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
