import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { Range } from './extensions/spotlight.ts';
import { findSentences } from './find-sentences.ts';

/** Every sentence of these words that bears the mark. */
export function findMarked(doc: ProseMirrorNode, words: string, name: 'evidence' | 'unsupported'): Range[] {
  return findSentences(doc, name).filter(({ text }) => squeeze(text) === squeeze(words));
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The first place of these words within one block of the text. */
export function findText(doc: ProseMirrorNode, words: string): Range | null {
  const [first = null] = findBlocks(doc, (node, position) => {
    if (!node.isTextblock) return null;
    const at = plainTextOf(node).indexOf(words);
    return at === -1 ? null : { from: position + 1 + at, to: position + 1 + at + words.length };
  });
  return first;
}

/** As the service reads it, and as long as the block is: a break is a line end, a variable one sign. */
export function plainTextOf(block: ProseMirrorNode): string {
  return block.textBetween(0, block.content.size, undefined, (leaf) =>
    leaf.type.name === 'hardBreak' ? '\n' : '\ufffc',
  );
}

/** Every row of a table with these cells. */
export function findRows(doc: ProseMirrorNode, cells: readonly string[]): Range[] {
  return findBlocks(doc, (node, position) => {
    if (node.type.name !== 'tableRow' || node.childCount !== cells.length) return null;
    const isSame = node.children.every((cell, index) => cell.textContent.trim() === cells[index]);
    return isSame ? { from: position + 1, to: position + node.nodeSize - 1 } : null;
  });
}

function findBlocks(doc: ProseMirrorNode, match: (node: ProseMirrorNode, position: number) => Range | null): Range[] {
  const found: Range[] = [];
  doc.descendants((node, position) => {
    const range = match(node, position);
    if (range !== null) found.push(range);
    return range === null && !node.isTextblock;
  });
  return found;
}
