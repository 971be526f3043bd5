import { canonicaliseDocument } from './canonical.ts';
import { withMarks } from './marks.ts';
import type { BlockNode, DocumentJson, InlineNode } from './types.ts';
import type { VariableName } from './vocabulary.ts';

export type VariableValues = Partial<Record<VariableName, string>>;

/** The document with text in place of each variable that has a value; the others stay variables. */
export function fillVariables(document: DocumentJson, values: VariableValues): DocumentJson {
  return canonicaliseDocument({ ...document, content: document.content.map((block) => fillBlock(block, values)) });
}

// The walk is over what can be nested in a checked document; a cast puts the same kind of node back.
function fillBlock<Node extends { type: string; content?: unknown[] }>(node: Node, values: VariableValues): Node {
  if (node.content === undefined || node.type === 'codeBlock') return node;
  if (node.type === 'paragraph' || node.type === 'heading') {
    return { ...node, content: (node.content as InlineNode[]).map((inline) => fillInline(inline, values)) };
  }
  return { ...node, content: (node.content as BlockNode[]).map((block) => fillBlock(block, values)) };
}

function fillInline(node: InlineNode, values: VariableValues): InlineNode {
  if (node.type !== 'variable') return node;
  const text = Object.hasOwn(values, node.attrs.name) ? values[node.attrs.name] : undefined;
  return text === undefined ? node : withMarks({ type: 'text', text }, node.marks ?? []);
}
