import { checkDocument, type DocumentJson } from '@casewright/document';
import { createRunFinder, replaceRun } from './sections.ts';
import type { SectionRecord, WritingRecord, WrittenReport, WrittenSection } from './written-report.ts';
import { WritingError } from './writing-error.ts';

const MAX_FORMER = 20;

/** A section as it was written, and whether it still stands so in the report. */
export interface PlacedSection extends SectionRecord {
  isIntact: boolean;
}

/**
 * Of each section the form that the report has now, which is an earlier one where an older version was restored. A form
 * may be a part of another, so the longest that stands there is meant, and the latest of equally long ones.
 */
export function placeSections(document: DocumentJson, { sections }: Pick<WritingRecord, 'sections'>): PlacedSection[] {
  const stands = createRunFinder(document);
  return sections.map((section) => {
    const standing = [section, ...(section.former ?? [])].filter(stands);
    const [found] = standing.toSorted((one, other) => other.blockHashes.length - one.blockHashes.length);
    return { ...(found ?? section), isIntact: found !== undefined };
  });
}

/** Throws unless the section is as it was written. */
export function findIntactSection(document: DocumentJson, record: WritingRecord, promptId: string): PlacedSection {
  const section = placeSections(document, record).find((each) => each.promptId === promptId);
  if (section?.isIntact !== true) throw new WritingError('section_not_found');
  return section;
}

/** What was written takes the place of what stands there for the same prompt; everything else stays as it is. */
export function replaceSection(
  document: DocumentJson,
  record: WritingRecord,
  { promptId, nodes, record: written, passages = record.passages }: WrittenSection,
): WrittenReport {
  const replaced = replaceRun(document, findIntactSection(document, record, promptId), nodes);
  if (replaced === null) throw new WritingError('section_not_found');
  const sections = record.sections.map((section) => {
    if (section.promptId !== promptId) return section;
    const { former = [], ...latest } = section;
    return { ...written, former: [latest, ...former].slice(0, MAX_FORMER) };
  });
  return {
    document: checkDocument(replaced),
    record: { ...record, sections, ...(passages !== undefined && { passages }) },
  };
}
