import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { Range } from './extensions/spotlight.ts';

/** The first place of these words within one block of the text. */
export function findText(doc: ProseMirrorNode, words: string): Range | null {
  return findBlock(doc, (node, position) => {
    if (!node.isTextblock) return null;
    const text = node.textBetween(0, node.content.size, undefined, (leaf) =>
      leaf.type.name === 'hardBreak' ? '\n' : '\ufffc',
    );
    const at = text.indexOf(words);
    return at === -1 ? null : { from: position + 1 + at, to: position + 1 + at + words.length };
  });
}

/** The first row of a table with these cells. */
export function findRow(doc: ProseMirrorNode, cells: readonly string[]): Range | null {
  return findBlock(doc, (node, position) => {
    if (node.type.name !== 'tableRow' || node.childCount !== cells.length) return null;
    const isSame = node.children.every((cell, index) => cell.textContent.trim() === cells[index]);
    return isSame ? { from: position + 1, to: position + node.nodeSize - 1 } : null;
  });
}

function findBlock(
  doc: ProseMirrorNode,
  match: (node: ProseMirrorNode, position: number) => Range | null,
): Range | null {
  let found: Range | null = null;
  doc.descendants((node, position) => {
    found ??= match(node, position);
    return found === null && !node.isTextblock;
  });
  return found;
}
