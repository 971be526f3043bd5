import { checkDocument, type DocumentJson } from '@casewright/document';
import { createRunFinder, type Place, replaceAt } from './sections.ts';
import type { SectionRecord, WritingRecord, WrittenReport, WrittenSection } from './written-report.ts';
import { WritingError } from './writing-error.ts';

const MAX_FORMER = 20;

/** A section as it was written, and whether it still stands so in the report. */
export interface PlacedSection extends SectionRecord {
  isIntact: boolean;
}

interface FoundSection {
  section: SectionRecord;
  place: Place | null;
}

/**
 * Of each section the form that the report has now, which is an earlier one where an older version was restored. A form
 * may be a part of another, so the longest that stands there is meant, and the latest of equally long ones.
 */
export function placeSections(document: DocumentJson, record: Pick<WritingRecord, 'sections'>): PlacedSection[] {
  return findSections(document, record).map(({ section, place }) => ({ ...section, isIntact: place !== null }));
}

/**
 * Two sections may be written alike, and a section like the end of another. They stand in the order of the template: each is
 * looked for behind the one before it, and only then among what no other has.
 */
function findSections(document: DocumentJson, { sections }: Pick<WritingRecord, 'sections'>): FoundSection[] {
  const find = createRunFinder(document);
  const taken = new Set<number>();
  let end = 0;
  return sections.map((section) => {
    const standing = [section, ...(section.former ?? [])].flatMap((form) => {
      const places = find(form);
      const place = places.find(({ from }) => from >= end) ?? places.find(({ from }) => !taken.has(from));
      return place === undefined ? [] : [{ section: form, place }];
    });
    const [found] = standing.toSorted(
      (one, other) => other.section.blockHashes.length - one.section.blockHashes.length,
    );
    if (found === undefined) return { section, place: null };
    taken.add(found.place.from);
    end = Math.max(end, found.place.to);
    return found;
  });
}

/** The section with its place. Throws unless it is as it was written. */
export function findIntactSection(
  document: DocumentJson,
  record: WritingRecord,
  promptId: string,
): SectionRecord & { place: Place } {
  const found = findSections(document, record).find(({ section }) => section.promptId === promptId);
  if (found === undefined || found.place === null) throw new WritingError('section_not_found');
  return { ...found.section, place: found.place };
}

/** What was written takes the place of what stands there for the same prompt; everything else stays as it is. */
export function replaceSection(
  document: DocumentJson,
  record: WritingRecord,
  { promptId, nodes, record: written, passages = record.passages }: WrittenSection,
): WrittenReport {
  const present = findIntactSection(document, record, promptId);
  const replaced = replaceAt(document, present.place, present, nodes);
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
