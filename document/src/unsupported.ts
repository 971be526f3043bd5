import type { BlockNode, DocumentJson, InlineNode } from './types.ts';
import { VARIABLES, type UnsupportedReason } from './vocabulary.ts';

export interface UnsupportedText {
  text: string;
  reason: UnsupportedReason;
}

/** The stretches that no note supports, in the order in which they stand. */
export function listUnsupported(document: DocumentJson): UnsupportedText[] {
  return [...walkBlocks(document.content)];
}

function* walkBlocks(nodes: readonly { type: string; content?: unknown[] }[]): Generator<UnsupportedText> {
  for (const node of nodes) {
    if (node.content === undefined || node.type === 'codeBlock') continue;
    if (node.type === 'paragraph' || node.type === 'heading') yield* joinMarked(node.content as InlineNode[]);
    else yield* walkBlocks(node.content as BlockNode[]);
  }
}

/** A sentence with a bold word in it is three nodes, and one stretch. */
function joinMarked(nodes: readonly InlineNode[]): UnsupportedText[] {
  const stretches: (UnsupportedText & { isOpen: boolean })[] = [];
  for (const node of nodes) {
    const mark = node.marks?.find(({ type }) => type === 'unsupported');
    const reason = mark?.type === 'unsupported' ? mark.attrs.reason : undefined;
    const last = stretches.at(-1);
    if (reason !== undefined && last?.isOpen === true && last.reason === reason) last.text += readText(node);
    else {
      if (last !== undefined) last.isOpen = false;
      if (reason !== undefined) stretches.push({ text: readText(node), reason, isOpen: true });
    }
  }
  return stretches.map(({ text, reason }) => ({ text: text.trim(), reason }));
}

function readText(node: InlineNode): string {
  if (node.type === 'text') return node.text;
  return node.type === 'variable' ? VARIABLES[node.attrs.name] : ' ';
}
