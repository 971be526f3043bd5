import { canonicaliseDocument } from './canonical.ts';
import { sameMark, withMarks } from './marks.ts';
import type { BlockNode, DocumentJson, InlineNode, UnsupportedMark } from './types.ts';
import type { MarkName, UnsupportedReason } from './vocabulary.ts';

/**
 * The words that follow a marked sentence wherever marks cannot be seen. A sentence which says that the notes are
 * silent needs none.
 */
export const UNSUPPORTED_NOTICES: Record<UnsupportedReason, string | null> = {
  silence: null,
  figures: '(figures not found in the notes)',
  wording: '(not found in the notes)',
  contradiction: '(contradicts the notes)',
};

const UNSEEN: ReadonlySet<MarkName> = new Set<MarkName>(['evidence', 'unsupported', 'field']);

/**
 * The document for readers who see text alone: citations and what names fields are left out, and a sentence that no
 * note supports is followed by words that say so.
 */
export function showEvidence(document: DocumentJson): DocumentJson {
  if (!hasEvidence(document.content)) return document;
  return canonicaliseDocument({ ...document, content: document.content.map(showBlock) });
}

function hasEvidence(
  nodes: readonly { type: string; content?: readonly unknown[]; marks?: readonly unknown[] }[],
): boolean {
  return nodes.some((node) => {
    if ((node as InlineNode).marks?.some(({ type }) => UNSEEN.has(type))) return true;
    return node.content !== undefined && hasEvidence(node.content as BlockNode[]);
  });
}

// The walk is over what can be nested in a checked document; a cast puts the same kind of node back.
function showBlock<Node extends { type: string; content?: unknown[] }>(node: Node): Node {
  if (node.content === undefined || node.type === 'codeBlock') return node;
  if (node.type === 'paragraph' || node.type === 'heading') {
    return { ...node, content: showInline(node.content as InlineNode[]) };
  }
  return { ...node, content: (node.content as BlockNode[]).map(showBlock) };
}

function showInline(nodes: readonly InlineNode[]): InlineNode[] {
  return nodes.flatMap((node, index): InlineNode[] => {
    const shown = withMarks(
      node,
      (node.marks ?? []).filter(({ type }) => !UNSEEN.has(type)),
    );
    const mark = findUnsupported(node);
    const next = findUnsupported(nodes[index + 1]);
    const notice = mark === null ? null : UNSUPPORTED_NOTICES[mark.attrs.reason];
    if (mark === null || notice === null || (next !== null && sameMark(mark, next))) return [shown];
    return [shown, { type: 'text', text: ` ${notice}` }];
  });
}

function findUnsupported(node: InlineNode | undefined): UnsupportedMark | null {
  return node?.marks?.find((mark) => mark.type === 'unsupported') ?? null;
}
