import { isVerdict } from '@casewright/document';
import type { Editor } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { FoundMark, RemarkedText } from '../api/reports.ts';
import { keepMarks } from './extensions/drop-edited-marks.ts';
import { plainTextOf } from './find-text.ts';

interface TextBlock {
  /** Where its text begins in the document. */
  from: number;
  text: string;
}

/** Shows what the check of a saved text found. It is no edit: nothing of it is to be saved or undone. */
export function takeMarks(editor: Editor | null, remarked: readonly RemarkedText[]): void {
  if (editor === null || editor.isDestroyed || remarked.length === 0) return;
  const { view, state } = editor;
  if (view.composing) {
    // What is being composed, such as an accent or Chinese, would be torn by marks that come in between.
    view.dom.addEventListener('compositionend', () => setTimeout(() => takeMarks(editor, remarked)), { once: true });
    return;
  }
  const tr = markTexts(state.tr, remarked);
  if (tr.docChanged) view.dispatch(keepMarks(tr).setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

function markTexts(tr: Transaction, remarked: readonly RemarkedText[]): Transaction {
  const blocks = listTextBlocks(tr.doc);
  for (const { text, nth, marks } of remarked) {
    const block = blocks.filter((each) => each.text === text)[nth];
    if (block === undefined) markSentences(tr, blocks, marks);
    else {
      clear(tr, block.from, block.from + text.length);
      for (const found of marks) add(tr, block.from + found.start, found);
    }
  }
  return tr;
}

/** The text was edited since it was sent: the sentences of it that stayed have their marks all the same. */
function markSentences(tr: Transaction, blocks: readonly TextBlock[], marks: readonly FoundMark[]): void {
  for (const found of marks) {
    const block = blocks.find(({ text }) => isSentenceOf(text, found.text));
    if (block === undefined) continue;
    const from = block.from + block.text.indexOf(found.text);
    clear(tr, from, from + found.text.length);
    add(tr, from, found);
  }
}

/** A figure in a cell may stand anywhere by chance. */
function isSentenceOf(text: string, words: string): boolean {
  return words.includes(' ') && text.includes(words);
}

function clear(tr: Transaction, from: number, to: number): void {
  for (const [name, type] of Object.entries(tr.doc.type.schema.marks)) {
    if (isVerdict(name)) tr.removeMark(from, to, type);
  }
}

function add(tr: Transaction, from: number, { text, mark }: FoundMark): void {
  const type = tr.doc.type.schema.marks[mark.type];
  if (type !== undefined) tr.addMark(from, from + text.length, type.create(mark.attrs));
}

function listTextBlocks(doc: ProseMirrorNode): TextBlock[] {
  const blocks: TextBlock[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    if (node.type.spec.code !== true) blocks.push({ from: position + 1, text: plainTextOf(node) });
    return false;
  });
  return blocks;
}
