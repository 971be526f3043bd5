import type { BlockNode, InlineNode } from '@casewright/document';
import type { Difference } from '../differences/find-differences.ts';
import { bulletList, paragraph, quote } from './draft.ts';

/** Passages that do not agree, side by side with their dates, for the clinician to settle. */
export function draftDifferences(differences: readonly Difference[]): BlockNode[] {
  return differences.flatMap((passages): BlockNode[] => {
    const label: InlineNode = { type: 'text', text: 'The notes differ:', marks: [{ type: 'bold' }] };
    const items = passages.map(({ text, sentences, dateText }): InlineNode[] => [
      quote(text, sentences),
      // A remark of the draft's own, which the notes need not bear out word by word.
      { type: 'text', text: ` (${dateText})`, marks: [{ type: 'unsupported', attrs: { reason: 'silence' } }] },
    ]);
    return [paragraph([label]), bulletList(items)];
  });
}
