import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { findChangedBlocks } from '../changed-blocks.ts';
import { findSentences, listBlockSentences, placeSentences, type Sentence } from '../find-sentences.ts';

/** Undoing brings back a mark with its words. */
const UNDO = 'history$';

/** Marks a transaction that brings correct marks with it: a section that was written again, or a passage of a note. */
const BRINGS_MARKS = 'bringsMarks';

export function keepMarks(transaction: Transaction): Transaction {
  return transaction.setMeta(BRINGS_MARKS, true);
}

/**
 * A mark says something of a sentence as it was. As soon as a person edits within it, it is taken away; saving has the
 * sentence checked anew.
 */
export function dropMarksOfEdited(name: 'evidence'): Plugin {
  return new Plugin({
    key: new PluginKey(`drop-${name}-of-edited`),
    appendTransaction: (transactions, before, after) => {
      const changes = transactions.filter(({ docChanged }) => docChanged);
      if (changes.length === 0 || changes.some((each) => isWhole(each, before.doc))) return null;
      const type = after.schema.marks[name];
      const changed = findChanged(before.doc, after.doc, name);
      if (type === undefined || changed.length === 0) return null;
      const { tr } = after;
      for (const { from, to } of changed) tr.removeMark(from, to, type);
      return tr;
    },
  });
}

/** Sentences of the later text that the earlier one does not have. Blocks that are in both need no look. */
function findChanged(before: ProseMirrorNode, after: ProseMirrorNode, name: 'evidence'): Sentence[] {
  const { gone, come, from } = findChangedBlocks(before, after);
  const known = new Set(gone.flatMap((block) => listBlockSentences(block, name)).map(signOf));
  let all: Set<string> | undefined;
  return placeSentences(come, from, name).filter((sentence) => {
    if (known.has(signOf(sentence))) return false;
    // It may be a copy of a sentence that stayed.
    all ??= new Set(findSentences(before, name).map(signOf));
    return !all.has(signOf(sentence));
  });
}

function signOf({ mark, text }: Sentence): string {
  return `${JSON.stringify(mark.attrs)} ${text}`;
}

/** Whether marks stay: after an undo, with text that brings its own, and when the whole document was replaced. */
function isWhole(transaction: Transaction, before: ProseMirrorNode): boolean {
  if (transaction.getMeta(UNDO) !== undefined || transaction.getMeta(BRINGS_MARKS) !== undefined) return true;
  return transaction.steps.some((step) => {
    const { from, to } = step as unknown as { from?: number; to?: number };
    return from === 0 && to === before.content.size;
  });
}
