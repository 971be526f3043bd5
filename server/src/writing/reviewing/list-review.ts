import type { DocumentJson } from '@casewright/document';
import type { WritingRecord } from '../written-report.ts';
import { listPassages } from './list-passages.ts';
import { listSentences } from './list-sentences.ts';
import { createNoteTexts, type NoteText } from './note-texts.ts';
import { REVIEW_GROUPS, type ReviewItem } from './review-item.ts';

export interface ReviewedReport {
  document: DocumentJson;
  /** Null where the report was not written from notes. */
  writing: { record: WritingRecord; template: DocumentJson } | null;
  /** All notes that it was written from, and the revisions that it cites. */
  notes: readonly NoteText[];
}

/**
 * All that a reviewer looks at, in this order: sentences that contradict the notes, sentences that nothing supports,
 * the others section by section, and what the notes say and the report does not.
 */
export function listReview({ document, writing, notes }: ReviewedReport): ReviewItem[] {
  const texts = createNoteTexts(notes);
  const passages = writing === null ? [] : listPassages(document, writing.record, writing.template, texts);
  const items = [...listSentences(document, texts), ...passages];
  const ranks = new Map(REVIEW_GROUPS.map((group, index) => [group, index]));
  return items.toSorted((a, b) => (ranks.get(a.group) ?? 0) - (ranks.get(b.group) ?? 0));
}
