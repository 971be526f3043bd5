import type { Mark, Node as ProseMirrorNode } from '@tiptap/pm/model';

export interface Sentence {
  from: number;
  to: number;
  mark: Mark;
  text: string;
}

type MarkName = 'evidence' | 'unsupported';

/** Blocks never change: an edit makes another one. So the sentences of a block are looked for once. */
const found: Record<MarkName, WeakMap<ProseMirrorNode, Sentence[]>> = {
  evidence: new WeakMap(),
  unsupported: new WeakMap(),
};

/** The marked sentences in their order. A sentence with bold words in it is several texts, and still one sentence. */
export function findSentences(doc: ProseMirrorNode, name: MarkName): Sentence[] {
  return placeSentences(doc.children, 0, name);
}

/** Those of blocks that follow each other, the first of which begins at `start`. */
export function placeSentences(blocks: readonly ProseMirrorNode[], start: number, name: MarkName): Sentence[] {
  const sentences: Sentence[] = [];
  let position = start;
  for (const block of blocks) {
    // Places are counted from the start of the block, so that they hold wherever it moves.
    for (const each of listBlockSentences(block, name)) {
      sentences.push({ ...each, from: each.from + position, to: each.to + position });
    }
    position += block.nodeSize;
  }
  return sentences;
}

/** Those of one block, with their places in it. */
export function listBlockSentences(block: ProseMirrorNode, name: MarkName): Sentence[] {
  const known = found[name].get(block);
  if (known !== undefined) return known;
  const sentences: Sentence[] = [];
  block.descendants((node, place) => {
    const mark = node.marks.find((each) => each.type.name === name);
    if (mark === undefined) return true;
    const position = place + 1;
    const last = sentences.at(-1);
    const text = node.isText ? (node.text ?? '') : ' ';
    if (last !== undefined && last.to === position && last.mark.eq(mark)) {
      last.to += node.nodeSize;
      last.text += text;
    } else {
      sentences.push({ from: position, to: position + node.nodeSize, mark, text });
    }
    return false;
  });
  found[name].set(block, sentences);
  return sentences;
}

/** The marked sentence around a position. */
export function findSentenceAt(doc: ProseMirrorNode, position: number): Sentence | null {
  const { node, offset } = doc.childAfter(position);
  if (node === null) return null;
  const all = [...placeSentences([node], offset, 'unsupported'), ...placeSentences([node], offset, 'evidence')];
  return all.find(({ from, to }) => from <= position && position < to) ?? null;
}
