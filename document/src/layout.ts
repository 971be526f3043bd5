import { canonicaliseDocument } from './canonical.ts';
import type { BlockNode, DocumentJson } from './types.ts';

/**
 * The document without what only a page can show: alignment of text, and page breaks. Markdown has no way to write
 * either; HTML has `align`, and no pages.
 */
export function leaveOutLayout(document: DocumentJson): DocumentJson {
  const content = document.content.filter(({ type }) => type !== 'pageBreak').map(leaveOutAlignment);
  return canonicaliseDocument({ ...document, content });
}

// The walk is over what can be nested in a checked document; a cast puts the same kind of node back.
function leaveOutAlignment<Node extends { type: string; attrs?: object; content?: unknown[] }>(node: Node): Node {
  if (node.type === 'paragraph') {
    const { attrs: _, ...rest } = node;
    return rest as Node;
  }
  if (node.type === 'heading') {
    const { align: _, ...attrs } = (node.attrs ?? {}) as { align?: string };
    return { ...node, attrs };
  }
  if (node.content === undefined || node.type === 'codeBlock') return node;
  return { ...node, content: (node.content as BlockNode[]).map(leaveOutAlignment) };
}
