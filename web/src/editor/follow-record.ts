import { findFieldChanges, type InlineNode, type VariableValues } from '@casewright/document';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { keepMarks } from './extensions/drop-edited-marks.ts';

interface Place {
  from: number;
  to: number;
  node: ProseMirrorNode;
}

/** Puts what the client's record says now into the fields of a report. Null where it says what stands there. */
export function followRecord(state: EditorState, values: VariableValues): { tr: Transaction; places: number } | null {
  const places: Place[] = [];
  state.doc.descendants((block, position) => {
    if (!block.isTextblock) return true;
    if (block.type.spec.code !== true) places.push(...findPlaces(state, block, position + 1, values));
    return false;
  });
  if (places.length === 0) return null;
  const { tr } = state;
  for (const { from, to, node } of places.toReversed()) tr.replaceWith(from, to, node);
  return { tr: keepMarks(tr).setMeta('addToHistory', false), places: places.length };
}

function findPlaces({ schema }: EditorState, block: ProseMirrorNode, start: number, values: VariableValues): Place[] {
  const { content: nodes = [] } = block.toJSON() as { content?: InlineNode[] };
  const type = schema.marks['field'];
  if (type === undefined || !nodes.some(({ marks }) => marks?.some((mark) => mark.type === 'field'))) return [];
  const offsets = [0];
  for (const child of block.children) offsets.push((offsets.at(-1) ?? 0) + child.nodeSize);
  return findFieldChanges(nodes, values).map(({ first, last, text, mark }) => ({
    from: start + (offsets[first] ?? 0),
    to: start + (offsets[last + 1] ?? 0),
    node: schema.text(text, type.create(mark.attrs).addToSet(block.child(first).marks)),
  }));
}
