import { createHash } from 'node:crypto';
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

/** Blocks can be found again by it as long as nobody changed them. The order of keys, which jsonb changes, is nothing. */
export function hashBlocks(blocks: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(blocks, sortKeys)).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The document with the run of blocks that has this hash replaced, or null where there is no such run. */
export function replaceRun(
  document: DocumentJson,
  { hash, blocks }: { hash: string; blocks: number },
  nodes: readonly BlockNode[],
): DocumentJson | null {
  let isFound = false;
  const replace = (siblings: readonly BlockNode[]): BlockNode[] => {
    for (let start = 0; start + blocks <= siblings.length && !isFound; start += 1) {
      if (hashBlocks(siblings.slice(start, start + blocks)) !== hash) continue;
      isFound = true;
      return [...siblings.slice(0, start), ...nodes, ...siblings.slice(start + blocks)];
    }
    return siblings.map((block) => (isFound ? block : mapChildren(block, replace)));
  };
  const content = replace(document.content);
  return isFound ? { ...document, content } : null;
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
