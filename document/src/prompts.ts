import type { BlockNode, DocumentJson, PromptNode } from './types.ts';

export type Prompt = PromptNode['attrs'];

/** In the order in which they stand; their ids are unique in a checked document. */
export function listPrompts(document: DocumentJson): Prompt[] {
  return [...walkPrompts(document.content)];
}

export function hasPrompts(document: DocumentJson): boolean {
  return !walkPrompts(document.content).next().done;
}

function* walkPrompts(blocks: readonly BlockNode[]): Generator<Prompt, undefined> {
  for (const block of blocks) {
    if (block.type === 'prompt') yield block.attrs;
    else if (block.type === 'blockquote') yield* walkPrompts(block.content);
    else if (block.type === 'bulletList' || block.type === 'orderedList') {
      for (const item of block.content) yield* walkPrompts(item.content);
    }
  }
}
