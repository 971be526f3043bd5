import { hash } from 'node:crypto';
import {
  type BlockNode,
  type DocumentJson,
  type InlineNode,
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
  let heading: string | null = null;
  mapBlocks(template.content, (block) => {
    if (block.type === 'heading') heading = (block.content ?? []).map(textOf).join('');
    if (block.type === 'prompt') sections.push({ prompt: block.attrs, heading });
    return [block];
  });
  return sections;
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
}

/** The document with a run of blocks replaced, or null where there is no such run. */
export function replaceRun(document: DocumentJson, run: Run, nodes: readonly BlockNode[]): DocumentJson | null {
  const hashOf = createBlockHasher();
  let isFound = false;
  const replace = (siblings: readonly BlockNode[]): BlockNode[] => {
    const start = isFound ? -1 : findRun(siblings, run, hashOf);
    if (start >= 0) {
      isFound = true;
      return [...siblings.slice(0, start), ...nodes, ...siblings.slice(start + run.blockHashes.length)];
    }
    return siblings.map((block) => (isFound ? block : mapChildren(block, replace)));
  };
  const content = replace(document.content);
  return isFound ? { ...document, content } : null;
}

/** Tells of any number of runs whether they stand in the document, hashing each block once. */
export function createRunFinder(document: DocumentJson): (run: Run) => boolean {
  const hashOf = createBlockHasher();
  const rows: (readonly BlockNode[])[] = [];
  const collect = (siblings: readonly BlockNode[]): BlockNode[] => {
    rows.push(siblings);
    return siblings.map((block) => mapChildren(block, collect));
  };
  collect(document.content);
  return (run) => rows.some((siblings) => findRun(siblings, run, hashOf) >= 0);
}

function createBlockHasher(): (block: BlockNode) => string {
  const known = new Map<BlockNode, string>();
  return (block) => {
    const blockHash = known.get(block) ?? hashBlocks([block]);
    known.set(block, blockHash);
    return blockHash;
  };
}

function findRun(siblings: readonly BlockNode[], { blockHashes }: Run, hashOf: (block: BlockNode) => string): number {
  return siblings.findIndex(
    (_, start) =>
      start + blockHashes.length <= siblings.length &&
      blockHashes.every((wanted, index) => wanted === hashOf(siblings[start + index] as BlockNode)),
  );
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
  return node.type === 'text' ? node.text : ' ';
}
