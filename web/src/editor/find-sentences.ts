import type { Mark, Node as ProseMirrorNode } from '@tiptap/pm/model';

export interface Sentence {
  from: number;
  to: number;
  mark: Mark;
  text: string;
}

/** The marked sentences in their order. A sentence with bold words in it is several texts, and still one sentence. */
export function findSentences(doc: ProseMirrorNode, name: 'evidence' | 'unsupported'): Sentence[] {
  const sentences: Sentence[] = [];
  doc.descendants((node, position) => {
    const mark = node.marks.find((each) => each.type.name === name);
    if (mark === undefined) return true;
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
  return sentences;
}

/** The marked sentence around a position. */
export function findSentenceAt(doc: ProseMirrorNode, position: number): Sentence | null {
  const all = [...findSentences(doc, 'unsupported'), ...findSentences(doc, 'evidence')];
  return all.find(({ from, to }) => from <= position && position < to) ?? null;
}
