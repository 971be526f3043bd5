import { canonicaliseDocument } from './canonical.ts';
import { fillVariable, findFieldChanges, textOf } from './fields.ts';
import { withMarks } from './marks.ts';
import type { BlockNode, DocumentJson, InlineNode } from './types.ts';
import type { VariableValues } from './vocabulary.ts';

type MapInline = (nodes: readonly InlineNode[]) => InlineNode[];

/**
 * The document with text in place of each variable that has a value; the others stay variables. What comes from the
 * client's record is a field: see fields.ts. `before` is what the first block is put behind.
 */
export function fillVariables(document: DocumentJson, values: VariableValues, before = ''): DocumentJson {
  let start = before;
  return mapInline(document, (nodes) => {
    const filled = fillInline(nodes, values, start);
    start = '';
    return filled;
  });
}

/** The report with what the record says now in each of its fields; null if it says the same. */
export function followRecord(document: DocumentJson, values: VariableValues): DocumentJson | null {
  let isChanged = false;
  const followed = mapInline(document, (nodes) => {
    const changes = findFieldChanges(nodes, values);
    isChanged ||= changes.length > 0;
    return changes.reduceRight(
      (text, { first, last, ...change }) => {
        const marks = (text[first]?.marks ?? []).filter(({ type }) => type !== 'field');
        const filled = withMarks({ type: 'text', text: change.text }, [...marks, change.mark]);
        return text.toSpliced(first, last - first + 1, filled);
      },
      [...nodes],
    );
  });
  return isChanged ? followed : null;
}

function fillInline(nodes: readonly InlineNode[], values: VariableValues, start: string): InlineNode[] {
  const filled: InlineNode[] = [];
  let before = start;
  for (const node of nodes) {
    const text = (node.type === 'variable' ? fillVariable(node, before, values) : undefined) ?? node;
    before += textOf([text]);
    filled.push(text);
  }
  return filled;
}

function mapInline(document: DocumentJson, map: MapInline): DocumentJson {
  return canonicaliseDocument({ ...document, content: document.content.map((block) => mapBlock(block, map)) });
}

// The walk is over what can be nested in a checked document; a cast puts the same kind of node back.
function mapBlock<Node extends { type: string; content?: unknown[] }>(node: Node, map: MapInline): Node {
  if (node.content === undefined || node.type === 'codeBlock') return node;
  if (node.type === 'paragraph' || node.type === 'heading') {
    return { ...node, content: map(node.content as InlineNode[]) };
  }
  return { ...node, content: (node.content as BlockNode[]).map((block) => mapBlock(block, map)) };
}
