import type { InlineNode, Mark } from '@casewright/document';
import { type PlacedText, plainText } from './texts.ts';

export type EvidenceMark = Extract<Mark, { type: 'evidence' | 'unsupported' }>;

/** Neighbouring nodes of one text with the same mark. */
export interface MarkedStretch {
  /** Where it begins in the plain text. */
  start: number;
  text: string;
  mark: EvidenceMark;
}

export function listMarked(nodes: readonly InlineNode[]): MarkedStretch[] {
  const stretches: (Omit<MarkedStretch, 'mark'> & { mark: EvidenceMark | undefined })[] = [];
  let start = 0;
  for (const node of nodes) {
    const mark = markOf(node);
    const text = plainText([node]);
    const last = stretches.at(-1);
    if (last !== undefined && JSON.stringify(last.mark) === JSON.stringify(mark)) last.text += text;
    else stretches.push({ start, text, mark });
    start += text.length;
  }
  return stretches.flatMap(({ mark, ...stretch }) => (mark === undefined ? [] : [{ ...stretch, mark }]));
}

export function listAllMarked(texts: readonly PlacedText[]): MarkedStretch[] {
  return texts.flatMap(({ nodes }) => listMarked(nodes));
}

export function markOf(node: InlineNode): EvidenceMark | undefined {
  return node.marks?.find((mark): mark is EvidenceMark => mark.type === 'evidence' || mark.type === 'unsupported');
}
