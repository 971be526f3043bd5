import { formatSources } from '@casewright/document';
import { sourceOf } from '../writing/evidence/material.ts';
import type { PassageRecord } from '../writing/placing/passage-record.ts';
import type { SourceNote } from '../writing/source-note.ts';

type EvidenceMark = { type: 'evidence'; attrs: { sources: string } };

/**
 * The evidence of sentences that quote a whole passage of the notes to the letter: no check has to be waited for. Part
 * of a passage is no such quotation, since it may leave out a "not"; nor is one that gives orders.
 */
export function findQuotations(
  passages: readonly PassageRecord[],
  notes: readonly SourceNote[],
  sentences: readonly string[],
): (EvidenceMark | null)[] {
  const byText = new Map(
    passages.filter(({ marks }) => !marks.includes('order')).map((passage) => [squeeze(passage.text), passage]),
  );
  return sentences.map((sentence) => {
    const quoted = /^“(.+)”$/su.exec(sentence.trim())?.[1];
    const passage = quoted === undefined ? undefined : byText.get(squeeze(quoted));
    const note = notes.find(({ id }) => id === passage?.noteId);
    if (passage === undefined || note === undefined) return null;
    // The note may have been corrected since the report was written.
    if (squeeze(note.markdown.slice(passage.start, passage.end)) !== squeeze(passage.text)) return null;
    return { type: 'evidence', attrs: { sources: formatSources([sourceOf({ note, sentence: passage })]) } };
  });
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s|]+/g, ' ').trim();
}
