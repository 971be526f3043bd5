import type { DocumentJson, VariableValues } from '@casewright/document';
import type { Clock } from '../lib/clock.ts';
import { type AboutProvider, assembleReport } from './assemble-report.ts';
import type { Difference } from './differences/find-differences.ts';
import { shareDifferences } from './differences/share-differences.ts';
import { annotateSection } from './evidence/annotate.ts';
import { type Material, readMaterial } from './evidence/material.ts';
import { finishSection, type SectionDraft } from './finish-section.ts';
import type { Kind } from './headings/kinds.ts';
import { identitiesOf } from './identities/identities-of.ts';
import type { Identity } from './identities/identity.ts';
import type { Language } from './language/language.ts';
import { nameAuthors } from './passages/letters.ts';
import { readTemplate } from './placing/read-template.ts';
import { lookBeside } from './placing/look-beside.ts';
import type { MaterialPassage } from './placing/material-passage.ts';
import { sortMaterial } from './placing/sort-material.ts';
import { keyOf, keysCited, type PassageRecord, recordPassages } from './placing/passage-record.ts';
import { type Placement, placePassages } from './placing/place-passages.ts';
import { mapBounded } from './map-bounded.ts';
import { listSections, type TemplateSection } from './sections.ts';
import type { SourceNote } from './source-note.ts';
import { WritingError } from './writing-error.ts';
import type { AnnounceCall, DoubtRequest, WritingProvider } from './writing-provider.ts';
import type { WrittenReport, WrittenSection } from './written-report.ts';

export interface WritingInput {
  template: DocumentJson;
  notes: readonly SourceNote[];
  values: VariableValues;
  /** Further names of the record, such as the practice's members: a provider that hides people is not told them. */
  identities?: readonly Identity[];
  provider: WritingProvider;
  /** Told of every text before it is sent to a model. */
  announce?: AnnounceCall;
  language: Language;
  clock: Clock;
  signal: AbortSignal;
}

/** A section that was written, as JSON of a `WrittenSection`. */
export interface SectionText {
  promptId: string;
  json: string;
}

export interface SectionsInput extends WritingInput {
  onProgress?: (percent: number) => void;
  /** Told of each section as soon as it is done, so that a later attempt need not write it again. */
  onSection?: (section: SectionText) => void | Promise<void>;
  /** The prompts whose sections an earlier attempt has written. */
  finished?: ReadonlySet<string>;
}

/**
 * Writes every section of the template, and says where each passage of the notes went. If one section fails, all do.
 */
export async function writeSections(input: SectionsInput): Promise<PassageRecord[]> {
  const { template, provider, onProgress, onSection, finished = new Set() } = input;
  const sections = listSections(template);
  const open = sections.filter(({ prompt }) => !finished.has(prompt.id));
  let done = sections.length - open.length;
  const report = (): void => onProgress?.(sections.length === 0 ? 100 : Math.floor((100 * done) / sections.length));
  report();
  if (sections.length === 0) return [];
  const writing = await prepareWriting(input, sections);
  let held: WritingError | undefined;
  await mapBounded(open, provider.concurrency, input.signal, async (section, signal) => {
    const written = await writeSection(writing, section, signal).catch((error: unknown) => {
      // The other sections are to be looked at as well, all at once.
      if (error instanceof WritingError && error.code === 'look_required') return (held = error);
      throw error;
    });
    if (written instanceof WritingError) return;
    await onSection?.(written);
    done += 1;
    report();
  });
  if (held !== undefined) throw held;
  return recordPassages(writing.passages);
}

export interface ReportInput extends Omit<SectionsInput, 'onSection' | 'finished'> {
  onSection?: (section: WrittenSection) => void | Promise<void>;
  /** Sections that an earlier attempt has written. */
  finished?: readonly WrittenSection[];
}

/**
 * The template with every prompt written from the notes and its variables filled. One section that cannot be written
 * fails the whole report: it is never silently shorter. The service takes these steps apart: it writes in a
 * thread, and assembles in another.
 */
export async function writeReport({ onSection, finished = [], ...input }: ReportInput): Promise<WrittenReport> {
  const { template, provider, values } = input;
  const written = [...finished];
  const passages = await writeSections({
    ...input,
    finished: new Set(finished.map(({ promptId }) => promptId)),
    onSection: async ({ json }) => {
      const section = JSON.parse(json) as WrittenSection;
      written.push(section);
      await onSection?.(section);
    },
  });
  return assembleReport({ template, values, written, about: aboutProvider(provider), passages });
}

export interface SectionInput extends WritingInput {
  promptId: string;
  /** In place of the template's. */
  instruction?: string | undefined;
}

/** Writes one section of a report once more. Where it then stands is `replaceSection`'s to find. */
export async function writeSectionAgain({ promptId, instruction, ...input }: SectionInput): Promise<SectionText> {
  const section = listSections(input.template).find(({ prompt }) => prompt.id === promptId);
  if (section === undefined) throw new WritingError('section_not_found');
  const { prompt, heading } = section;
  const asked = { heading, prompt: instruction === undefined ? prompt : { ...prompt, instruction } };
  const sections = listSections(input.template).map((each) => (each.prompt.id === promptId ? asked : each));
  const writing = await prepareWriting(input, sections);
  return writeSection(writing, asked, input.signal, {
    passages: recordPassages(writing.passages),
    ...(instruction !== undefined && { instruction }),
  });
}

interface Writing extends WritingInput {
  sections: readonly TemplateSection[];
  material: Material;
  passages: readonly MaterialPassage[];
  placement: Placement;
  differences: ReadonlyMap<string, readonly Difference[]>;
  identities: readonly Identity[];
}

async function prepareWriting(input: WritingInput, sections: readonly TemplateSection[]): Promise<Writing> {
  input.signal.throwIfAborted();
  const material = await readMaterial(input.language, input.notes, input.values['client.first_name']);
  const sorted = await sortMaterial(input.language, material);
  // Each of these steps may take minutes with very long notes.
  input.signal.throwIfAborted();
  for (const note of material.notes.filter(({ isUploaded }) => isUploaded)) {
    const letter = sorted.filter((passage) => passage.note === note);
    nameAuthors(letter, true);
  }
  const read = await readTemplate(input.language, sections, sorted);
  input.signal.throwIfAborted();
  const passages = lookBeside(sections, sorted, read.meanings?.fits ?? []);
  const placement = placePassages(sections, passages, read);
  return {
    ...input,
    sections,
    material,
    passages,
    placement,
    differences:
      input.provider.showsDifferences === true
        ? await shareDifferences(input.language.comparePassages, sections, passages, placement)
        : new Map(),
    identities: [...identitiesOf(input.values), ...(input.identities ?? [])],
  };
}

async function writeSection(
  { provider, language, material, identities, clock, announce = async () => undefined, placement, ...sorted }: Writing,
  { prompt, heading }: TemplateSection,
  signal: AbortSignal,
  { passages, ...more }: { passages?: PassageRecord[]; instruction?: string } = {},
): Promise<SectionText> {
  const share = {
    demand: placement.demands.get(prompt.id) ?? new Map<Kind, number>(),
    passages: placement.byPrompt.get(prompt.id) ?? [],
    isPart: sorted.sections.some((other) => other.heading === heading && other.prompt.id !== prompt.id),
    unplacedCount: placement.unplaced.filter((passage) => placement.promptsOf(passage).length === 0).length,
    foreign: placement.foreignByPrompt.get(prompt.id) ?? [],
    differences: sorted.differences.get(prompt.id) ?? [],
  };
  const draft = await provider.writeSection({ prompt, heading, material, share, identities, announce, signal });
  const { findDoubts } = provider;
  const readAgain =
    findDoubts && ((claims: DoubtRequest['claims']) => findDoubts({ claims, identities, announce, signal }));
  const { nodes, sentences, unsupported, secondReader } = await annotateSection(
    language,
    material,
    draft.blocks,
    readAgain,
  );
  signal.throwIfAborted();
  const { shortened } = draft;
  const section: SectionDraft = {
    nodes,
    ...(passages !== undefined && { passages }),
    record: {
      promptId: prompt.id,
      label: prompt.label,
      ...(heading !== null && { heading }),
      ...aboutProvider(provider),
      attempts: draft.attempts,
      ...(shortened !== undefined && { shortened }),
      sentences,
      unsupported,
      ...(secondReader !== undefined && { secondReader }),
      writtenAt: clock.now().toISOString(),
      placed: draft.used?.map(keyOf) ?? keysCited(sorted.passages, nodes),
      ...more,
    },
  };
  const json = finishSection(section);
  if (json === null) throw new WritingError('provider_invalid_answer');
  return { promptId: prompt.id, json };
}

export function aboutProvider({ name, model, promptVersion }: WritingProvider): AboutProvider {
  return { provider: name, model, promptVersion };
}
