import type { DocumentJson } from '@casewright/document';
import { writeSorted } from '../sections.ts';
import { listMarked, type MarkedStretch } from './marked-stretches.ts';
import { listTexts, plainText } from './texts.ts';

/** A text of a report that has other marks than it was sent with, and all that it has now. */
export interface RemarkedText {
  /** A paragraph, heading, item or cell. */
  text: string;
  /** Which of those with these words it is, from 0 on. */
  nth: number;
  marks: MarkedStretch[];
}

/** What whoever sent a report must change in their own text to have the marks that were stored. */
export function listRemarkedTexts(given: DocumentJson, settled: DocumentJson): RemarkedText[] {
  const before = listTexts(given.content);
  const seen = new Map<string, number>();
  return listTexts(settled.content).flatMap(({ nodes }, index) => {
    const text = plainText(nodes);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    const marks = listMarked(nodes);
    return writeSorted(marks) === writeSorted(listMarked(before[index]?.nodes ?? [])) ? [] : [{ text, nth, marks }];
  });
}
