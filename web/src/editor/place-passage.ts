import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { keepMarks } from './extensions/drop-edited-marks.ts';
import { listSections } from './extensions/sections.ts';
import type { SectionPlace } from './section-places.ts';

/** A passage of a note, and the place in the note as an evidence mark names it. */
export interface QuotedPassage {
  text: string;
  sources: string;
}

/**
 * The passage as a quotation in a paragraph of its own, behind the section: what was written there stays as it was
 * written, so the section can still be written again, and what somebody put behind it stays. Only the remark that no
 * passage was chosen for the section gives way, because it is no longer true.
 */
export function placePassage(state: EditorState, place: SectionPlace, { text, sources }: QuotedPassage): Transaction {
  const { schema, doc } = state;
  const evidence = schema.mark('evidence', { sources });
  const sentence = `“${text.replaceAll(/[\s|]+/g, ' ').trim()}”`;
  const paragraph = schema.node('paragraph', null, schema.text(sentence, [evidence]));
  const starts = listSections(state).map(({ from }) => from);
  const remark = findRemark(state, place);
  const position = remark?.from ?? skipQuotations(doc, place.end, starts);
  const tr = state.tr.replaceWith(position, remark?.to ?? position, paragraph);
  const selection = TextSelection.create(tr.doc, position + paragraph.nodeSize - 1);
  return keepMarks(tr.setSelection(selection).scrollIntoView());
}

/** The paragraph of a section that has nothing but words of the draft itself, about the notes and not from them. */
function findRemark(state: EditorState, { promptId }: SectionPlace): { from: number; to: number } | null {
  const section = listSections(state).find((each) => each.promptId === promptId);
  if (section === undefined) return null;
  const { from, to } = section;
  const only = state.doc.nodeAt(from);
  if (only?.type.name !== 'paragraph' || only.nodeSize !== to - from || only.childCount === 0) return null;
  return only.children.every(isRemark) ? { from, to } : null;
}

function isRemark({ marks }: ProseMirrorNode): boolean {
  return marks.some(({ type, attrs }) => type.name === 'unsupported' && attrs['reason'] === 'silence');
}

/** After the passages that were put there before, so that they keep the order in which they were chosen. */
function skipQuotations(doc: ProseMirrorNode, from: number, starts: readonly number[]): number {
  let position = from;
  for (;;) {
    const next = doc.resolve(position).nodeAfter;
    // The next section may begin with a quotation of its own.
    if (next === null || starts.includes(position) || !isQuotation(next)) return position;
    position += next.nodeSize;
  }
}

function isQuotation(node: ProseMirrorNode): boolean {
  if (node.type.name !== 'paragraph' || !/^“.*”$/s.test(node.textContent)) return false;
  return node.children.every((child) => child.marks.some(({ type }) => type.name === 'evidence'));
}
