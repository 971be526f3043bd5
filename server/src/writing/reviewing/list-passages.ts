import type { DocumentJson } from '@casewright/document';
import { listUnplaced, rankUnplaced, type UnplacedPassage } from '../placing/list-unplaced.ts';
import type { WritingRecord } from '../written-report.ts';
import { listNewLines } from './new-lines.ts';
import { type NoteTexts, quoteEvidence } from './note-texts.ts';
import { passageKey, type ReviewedPassage, sentenceKey, squeeze } from './review-item.ts';

/**
 * What the notes say and the report does not, risk first. A passage that stands in the report and of which few signs
 * suggest risk is not listed. Passages that a correction of a note has removed are left out, and lines that it added
 * are listed.
 */
export function listPassages(
  document: DocumentJson,
  record: WritingRecord,
  template: DocumentJson,
  notes: NoteTexts,
): ReviewedPassage[] {
  const passages = record.passages ?? [];
  // The sections name their passages by places, which are other places in a corrected note.
  const added = listUnplaced(document, { ...record, sections: [], passages: listNewLines(passages, notes) }, template);
  const unplaced = [...added, ...listUnplaced(document, record, template)].toSorted(
    (a, b) => rankUnplaced(a) - rankUnplaced(b),
  );
  const squeezed = new Map<string, string>();
  const isStillSaid = ({ noteId, revision = 1, text }: UnplacedPassage): boolean => {
    const latest = notes.latest(noteId);
    if (latest === undefined || latest.revision === revision) return latest !== undefined;
    const said = squeezed.get(noteId) ?? squeeze(latest.markdown);
    squeezed.set(noteId, said);
    return said.includes(squeeze(text));
  };
  const items = unplaced.filter((each) => isStillSaid(each) && !isReadThere(each)).map((passage) => makeItem(passage));
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

function isReadThere({ marks, isInReport }: UnplacedPassage): boolean {
  return isInReport && marks.includes('faint');
}

function makeItem({ noteId, revision = 1, text, ...passage }: UnplacedPassage): ReviewedPassage {
  const quotation = sentenceKey(`“${squeeze(text)}”`, null, [quoteEvidence(noteId, text)]);
  return {
    kind: 'passage',
    key: passageKey(noteId, text),
    group: 'unplaced',
    text,
    becomes: [quotation],
    noteId,
    revision,
    start: passage.start,
    end: passage.end,
    marks: passage.marks,
    promptIds: passage.promptIds,
    likelyPromptId: passage.likelyPromptId,
    isInReport: passage.isInReport,
  };
}
