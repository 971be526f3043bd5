import { formatSources } from '@casewright/document';
import { sourceOf } from '../writing/evidence/material.ts';
import type { PassageRecord } from '../writing/placing/passage-record.ts';
import type { SourceNote } from '../writing/source-note.ts';
import { readWritingRecord } from '../writing/writing-record.ts';

type EvidenceMark = { type: 'evidence'; attrs: { sources: string } };

export interface QuotationTask {
  /** How the report was written, as JSON. */
  record: string;
  notes: readonly SourceNote[];
  sentences: readonly string[];
}

/**
 * The evidence of sentences that quote a whole passage of the notes to the letter: no check has to be waited for. Part
 * of a passage is no such quotation, since it may leave out a "not"; nor is one that gives orders.
 */
export function findQuotations({ record, notes, sentences }: QuotationTask): (EvidenceMark | null)[] {
  const wanted = sentences.map(quotedIn);
  const searched = new Set(wanted);
  const { passages = [] } = readWritingRecord(JSON.parse(record));
  const found = new Map<string, PassageRecord>();
  for (const passage of passages) {
    const text = squeeze(passage.text);
    if (searched.has(text) && !passage.marks.includes('order')) found.set(text, passage);
  }
  return wanted.map((text) => {
    const passage = text === undefined ? undefined : found.get(text);
    const note = notes.find(({ id }) => id === passage?.noteId);
    if (passage === undefined || note === undefined) return null;
    // The note may have been corrected since the report was written.
    if (squeeze(note.markdown.slice(passage.start, passage.end)) !== squeeze(passage.text)) return null;
    return { type: 'evidence', attrs: { sources: formatSources([sourceOf({ note, sentence: passage })]) } };
  });
}

/** What stands between the quotation marks of a sentence that is nothing else. */
function quotedIn(sentence: string): string | undefined {
  const quoted = /^“(.+)”$/su.exec(sentence.trim())?.[1];
  return quoted === undefined ? undefined : squeeze(quoted);
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s|]+/g, ' ').trim();
}
