import { Extension } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { LIMITS, NESTING_NODES } from '@casewright/document';

/** Room for the attributes and marks that are not counted here. */
const SIZE = LIMITS.characters / 2;
const NODES = LIMITS.nodes / 2;

/** Whether the document keeps to the limits. It looks at blocks only, not at their text, to be fast. */
export function isWithinBounds(doc: ProseMirrorNode): boolean {
  if (doc.content.size > SIZE) return false;
  let nodes = 0;
  const visit = (node: ProseMirrorNode, nesting: number): boolean => {
    const inner = nesting + (NESTING_NODES.has(node.type.name) ? 1 : 0);
    nodes += 1 + (node.isTextblock ? node.childCount : 0);
    if (inner > LIMITS.nesting || nodes > NODES) return false;
    if (node.type.name === 'tableRow' && node.childCount > LIMITS.tableColumns) return false;
    return node.isTextblock || node.children.every((child) => visit(child, inner));
  };
  return visit(doc, 0);
}

/** Refuses changes that would make a document that cannot be stored, such as lists nested forty levels deep. */
export const Limits = Extension.create<{ onRefused: () => void }>({
  name: 'limits',
  addOptions: () => ({ onRefused: () => {} }),
  addProseMirrorPlugins() {
    return [
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged || isWithinBounds(transaction.doc)) return true;
          this.options.onRefused();
          return false;
        },
      }),
    ];
  },
});
