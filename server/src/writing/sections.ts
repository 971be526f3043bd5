import { hash } from 'node:crypto';
import {
  type BlockNode,
  type DocumentJson,
  type InlineNode,
  leaveOutVerdicts,
  type ListItemNode,
  type Prompt,
} from '@casewright/document';

export interface TemplateSection {
  prompt: Prompt;
  heading: string | null;
}

/** The prompts of a template in their order, each with the heading that it stands under. */
export function listSections(template: DocumentJson): TemplateSection[] {
  const sections: TemplateSection[] = [];
  // A heading in a list or a quotation is one for what stands there, and for nothing behind it.
  const visit = (blocks: readonly BlockNode[], outer: string | null): void => {
    let heading = outer;
    for (const block of blocks) {
      if (block.type === 'heading') heading = readHeading(block);
      else if (block.type === 'prompt') sections.push({ prompt: block.attrs, heading });
      else mapChildren(block, (inner) => (visit(inner, heading), [...inner]));
    }
  };
  visit(template.content, null);
  return sections;
}

/** Null for one without words. What comes out of the client's record is the same blank in a template and in a report. */
export function readHeading({ content = [] }: Extract<BlockNode, { type: 'heading' }>): string | null {
  const text = content.map(textOf).join('');
  return text.trim() === '' ? null : text;
}

/** The template with each prompt replaced by what was written for it; a prompt with nothing written stays. */
export function fillPrompts(template: DocumentJson, written: ReadonlyMap<string, readonly BlockNode[]>): DocumentJson {
  const content = mapBlocks(template.content, (block) =>
    block.type === 'prompt' ? [...(written.get(block.attrs.id) ?? [block])] : [block],
  );
  return { ...template, content };
}

/** Blocks can be found again by it as long as nobody changed them; jsonb, which sorts keys, does not count as that. */
export function hashBlocks(blocks: readonly unknown[]): string {
  return hash('sha256', writeSorted(blocks));
}

/** The same, whatever was found out about their sentences meanwhile: a corrected note changes the marks, not the words. */
export function hashWords(blocks: readonly BlockNode[]): string {
  return hashBlocks(leaveOutVerdicts(blocks));
}

/** JSON with sorted keys, by hand: with a function to replace values, `JSON.stringify` takes six times as long. */
export function writeSorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeSorted).join()}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length > 1) fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `"${key}":${writeSorted(field)}`).join()}}`;
}

/** Blocks that stand one after the other, each known by its hash. */
export interface Run {
  blockHashes: readonly string[];
  isOfWords?: true;
}

/** Where a run stands: its row of siblings, counted as `mapRows` comes to them, and its first block there. */
export interface Place {
  row: number;
  start: number;
  blocks: readonly BlockNode[];
  /** Where it begins and ends in the order of the document. */
  from: number;
  to: number;
}

/** The document with as many blocks as the run has replaced, from that place on. */
export function replaceAt(
  document: DocumentJson,
  { row, start, blocks }: Place,
  nodes: readonly BlockNode[],
): DocumentJson {
  const content = mapRows(document.content, (siblings, at) =>
    at.row === row ? [...siblings.slice(0, start), ...nodes, ...siblings.slice(start + blocks.length)] : [...siblings],
  );
  return { ...document, content };
}

/** Finds the places of any number of runs in the document, the first one first, hashing each block once. */
export function createRunFinder(document: DocumentJson): (run: Run) => Place[] {
  const [hashMarked, hashPlain] = [hashBlocks, hashWords].map(createBlockHasher) as [HashBlock, HashBlock];
  const rows: { siblings: readonly BlockNode[]; row: number; top: number | null }[] = [];
  mapRows(document.content, (siblings, at) => {
    rows.push({ siblings, ...at });
    return [...siblings];
  });
  return (run) =>
    rows
      .flatMap(({ siblings, row, top }) =>
        findRuns(siblings, run, run.isOfWords ? hashPlain : hashMarked).map((start) => {
          const orderOf = (index: number): number => (top === null ? index : orderInside(top, row, index));
          const end = start + run.blockHashes.length;
          return { row, start, blocks: siblings.slice(start, end), from: orderOf(start), to: orderOf(end) };
        }),
      )
      .toSorted((one, other) => one.from - other.from);
}

/** What stands within a block comes behind its beginning and before the next block, row by row. */
function orderInside(top: number, row: number, index: number): number {
  const place = row + index / (index + 1);
  return top + place / (place + 1);
}

/**
 * Every row of siblings, first those of the document itself. The callback gets the number of the row and, within a list
 * or a quotation, the block of the document in which that stands.
 */
function mapRows(
  blocks: readonly BlockNode[],
  map: (siblings: readonly BlockNode[], at: { row: number; top: number | null }) => BlockNode[],
): BlockNode[] {
  let row = 0;
  const within =
    (top: number) =>
    (siblings: readonly BlockNode[]): BlockNode[] => {
      const mapped = siblings.map((block) => mapChildren(block, within(top)));
      row += 1;
      return map(mapped, { row, top });
    };
  return map(
    blocks.map((block, top) => mapChildren(block, within(top))),
    { row: 0, top: null },
  );
}

type HashBlock = (block: BlockNode) => string;

function createBlockHasher(make: (blocks: readonly BlockNode[]) => string): HashBlock {
  const known = new Map<BlockNode, string>();
  return (block) => {
    const blockHash = known.get(block) ?? make([block]);
    known.set(block, blockHash);
    return blockHash;
  };
}

function findRuns(siblings: readonly BlockNode[], { blockHashes }: Run, hashOf: HashBlock): number[] {
  return siblings.flatMap((_, start) => {
    const isThere =
      start + blockHashes.length <= siblings.length &&
      blockHashes.every((wanted, index) => wanted === hashOf(siblings[start + index] as BlockNode));
    return isThere ? [start] : [];
  });
}

function mapBlocks(blocks: readonly BlockNode[], map: (block: BlockNode) => BlockNode[]): BlockNode[] {
  return blocks
    .flatMap(map)
    .map((block) => (block.type === 'prompt' ? block : mapChildren(block, (inner) => mapBlocks(inner, map))));
}

function mapChildren(block: BlockNode, map: (blocks: readonly BlockNode[]) => BlockNode[]): BlockNode {
  if (block.type === 'blockquote') return { ...block, content: map(block.content) };
  if (block.type !== 'bulletList' && block.type !== 'orderedList') return block;
  const content = block.content.map(({ type, content: [first, ...rest] }): ListItemNode => ({
    type,
    content: [first, ...map(rest)],
  }));
  return { ...block, content };
}

function textOf(node: InlineNode): string {
  const isField = node.marks?.some(({ type }) => type === 'field') ?? false;
  return node.type === 'text' && !isField ? node.text : ' ';
}
