import { checkDocument, choosePlaces, type DocumentJson, type HeadingPlace } from '@casewright/document';
import { type PassageRecord, placeKey } from './placing/passage-record.ts';
import { createRunFinder, hashWords, type Place, readHeading, replaceAt } from './sections.ts';
import type { SectionRecord, WritingRecord, WrittenReport, WrittenSection } from './written-report.ts';
import { WritingError } from './writing-error.ts';

const MAX_FORMER = 20;

/** A section as it was written, with the hash of its words, and whether they still stand so in the report. */
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
  return findSections(document, record).map(({ section, place }) => ({
    ...section,
    hash: place === null ? section.hash : hashWords(place.blocks),
    isIntact: place !== null,
  }));
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

/** What was written takes the place of what stands there for the same prompt; everything else stays as it is. */
export function replaceSection(
  document: DocumentJson,
  record: WritingRecord,
  { promptId, nodes, record: written, passages = record.passages }: WrittenSection,
): WrittenReport {
  const movePlaced = createPlacedMover(record.passages ?? [], passages ?? []);
  const present = findIntactSection(document, record, promptId);
  const replaced = replaceAt(document, present.place, nodes);
  const sections = record.sections.map(movePlaced).map((section) => {
    if (section.promptId !== promptId) return section;
    const { former = [], ...latest } = section;
    return { ...written, former: [latest, ...former].slice(0, MAX_FORMER) };
  });
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

/**
 * The key of each passage with what stays the same when it moves: its words, and its number among passages with the
 * same words.
 */
function identify(passages: readonly PassageRecord[]): [key: string, identity: string][] {
  const times = new Map<string, number>();
  return passages.map(({ noteId, start, text }) => {
    const words = `${noteId} ${text}`;
    const nth = (times.get(words) ?? 0) + 1;
    times.set(words, nth);
    return [placeKey(noteId, start), `${nth} ${words}`];
  });
}
