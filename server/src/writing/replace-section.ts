import { checkDocument, choosePlaces, type DocumentJson, type HeadingPlace } from '@casewright/document';
import { type PassageRecord, placeKey } from './placing/passage-record.ts';
import { createRunFinder, hashSection, type Place, readHeading, replaceAt, takeAt } from './sections.ts';
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

function findSections(document: DocumentJson, { sections }: Pick<WritingRecord, 'sections'>): FoundSection[] {
  const find = createRunFinder(document);
  const sought = sections.map((section) => {
    const forms = [section, ...(section.former ?? [])]
      .toSorted((one, other) => other.blockHashes.length - one.blockHashes.length)
      .map((form) => find(form).map((place) => ({ ...place, form })));
    return { heading: section.heading ?? section.label, forms };
  });
  const places = choosePlaces(sought, listHeadings(document));
  return sections.map((section, index) => {
    const place = places[index] ?? null;
    return { section: place?.form ?? section, place };
  });
}

/** Where the headings stand, counted like the places of runs. */
function listHeadings({ content }: DocumentJson): HeadingPlace[] {
  return content.flatMap((block, at) => (block.type === 'heading' ? [{ text: readHeading(block) ?? '', at }] : []));
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

/**
 * The record of a report whose marks are others now, while its text stayed: what stands in it is still as it was written,
 * and is to be found so. Null where that is so without a change.
 */
export function followMarks(before: DocumentJson, after: DocumentJson, record: WritingRecord): WritingRecord | null {
  let isSame = true;
  const found = findSections(before, record);
  const sections = record.sections.map((latest, index) => {
    const { section, place } = found[index] ?? { section: latest, place: null };
    const hashes = place === null ? section : hashSection(takeAt(after, place, section));
    if (hashes.blockHashes.join() === section.blockHashes.join()) return latest;
    isSame = false;
    return makeLatest({ ...section, ...hashes }, latest);
  });
  return isSame ? null : { ...record, sections };
}

/** The forms before it stay, so that the section is also found in an older version that comes back. */
function makeLatest(section: SectionRecord, { former = [], ...latest }: SectionRecord): SectionRecord {
  return { ...section, former: [latest, ...former].slice(0, MAX_FORMER) };
}

/** What was written takes the place of what stands there for the same prompt; everything else stays as it is. */
export function replaceSection(
  document: DocumentJson,
  record: WritingRecord,
  { promptId, nodes, record: written, passages = record.passages }: WrittenSection,
): WrittenReport {
  const movePlaced = createPlacedMover(record.passages ?? [], passages ?? []);
  const present = findIntactSection(document, record, promptId);
  const replaced = replaceAt(document, present.place, present, nodes);
  const sections = record.sections.map((section) =>
    section.promptId === promptId ? makeLatest(written, movePlaced(section)) : movePlaced(section),
  );
  return {
    document: checkDocument(replaced),
    record: { ...record, sections, ...(passages !== undefined && { passages }) },
  };
}

/**
 * Sections name the passages in them by their places, and a note that was corrected has its passages in other places.
 * What is no longer said there in the same words is in no section any more.
 */
function createPlacedMover(
  before: readonly PassageRecord[],
  after: readonly PassageRecord[],
): (section: SectionRecord) => SectionRecord {
  const identities = new Map(identify(before));
  const keys = new Map(identify(after).map(([key, identity]) => [identity, key]));
  const move = <Form extends SectionRecord>(form: Form): Form => {
    const moved = form.placed?.flatMap((key) => {
      const identity = identities.get(key);
      return identity === undefined ? [key] : (keys.get(identity) ?? []);
    });
    return moved === undefined ? form : { ...form, placed: moved };
  };
  return (section) => ({
    ...move(section),
    ...(section.former !== undefined && { former: section.former.map((form) => move(form)) }),
  });
}

/** The key of each passage with what stays the same when it moves: its words, and the how many-th it is of those. */
function identify(passages: readonly PassageRecord[]): [key: string, identity: string][] {
  const times = new Map<string, number>();
  return passages.map(({ noteId, start, text }) => {
    const words = `${noteId} ${text}`;
    const nth = (times.get(words) ?? 0) + 1;
    times.set(words, nth);
    return [placeKey(noteId, start), `${nth} ${words}`];
  });
}
