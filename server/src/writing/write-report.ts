import {
  type BlockNode,
  checkDocument,
  type DocumentJson,
  fillVariables,
  type VariableValues,
} from '@casewright/document';
import type { Clock } from '../lib/clock.ts';
import { annotateSection } from './evidence/annotate.ts';
import { type Material, readMaterial } from './evidence/material.ts';
import type { Kind } from './headings/kinds.ts';
import { identitiesOf } from './identities/identities-of.ts';
import type { Identity } from './identities/identity.ts';
import type { Language } from './language/language.ts';
import { type MaterialPassage, sortMaterial } from './placing/material-passage.ts';
import { keyOf, keysCited, type PassageRecord, recordPassages } from './placing/passage-record.ts';
import { findMainSection, type Placement, placePassages } from './placing/place-passages.ts';
import { mapBounded } from './map-bounded.ts';
import { fillPrompts, hashBlocks, listSections, type TemplateSection } from './sections.ts';
import type { SourceNote } from './source-note.ts';
import { WritingError } from './writing-error.ts';
import type { AnnounceCall, DoubtRequest, WritingProvider } from './writing-provider.ts';

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

export interface WrittenSection {
  promptId: string;
  nodes: BlockNode[];
  record: SectionRecord;
  /** Where one section was written again: the passages of the notes as they are now. */
  passages?: PassageRecord[];
}

export interface ReportInput extends WritingInput {
  onProgress?: (percent: number) => void;
  /** Told of each section as soon as it is done, so that a later attempt need not write it again. */
  onSection?: (section: WrittenSection) => void | Promise<void>;
  /** Sections that an earlier attempt has written. */
  finished?: readonly WrittenSection[];
}

/** What is kept of how a section came to be. `blocks` and their hashes find it again in the report. */
export interface SectionRecord {
  promptId: string;
  label: string;
  provider: string;
  model: string;
  promptVersion: string;
  attempts: number;
  /** Where the notes were too long for the model: how many of their sentences it was given. */
  shortened?: { used: number; all: number };
  sentences: number;
  unsupported: number;
  /** How often a second reader was asked, what it cost in tokens, and how many sentences it did not believe. */
  secondReader?: { calls: number; inputTokens: number; outputTokens: number; failures: number; doubted: number };
  hash: string;
  blocks: number;
  /** The hash of each, by which it is looked for. */
  blockHashes: string[];
  writtenAt: string;
  /** The keys of the passages that stand in it; older records have none. */
  placed?: string[];
  /** What was asked for in place of the template's instruction. */
  instruction?: string;
  /** As it was written before, the latest first: an older version of the report may come back. */
  former?: SectionRecord[];
}

export interface WritingRecord {
  provider: string;
  model: string;
  promptVersion: string;
  templateHash: string;
  sections: SectionRecord[];
  /** Every passage of the notes, so that what stands in no section can be shown; older records have none. */
  passages?: PassageRecord[];
}

export interface WrittenReport {
  document: DocumentJson;
  record: WritingRecord;
}

/**
 * The template with every prompt written from the notes and its variables filled. One section that cannot be written
 * fails the whole report: it is never silently shorter.
 */
export async function writeReport(input: ReportInput): Promise<WrittenReport> {
  const { template, provider, values, onProgress, onSection, finished = [] } = input;
  const sections = listSections(template);
  const done = new Map(finished.map((section) => [section.promptId, section]));
  const open = sections.filter(({ prompt }) => !done.has(prompt.id));
  const report = (): void =>
    onProgress?.(sections.length === 0 ? 100 : Math.floor((100 * done.size) / sections.length));
  report();
  let passages: PassageRecord[] = [];
  if (sections.length > 0) {
    const writing = await prepareWriting(input, sections);
    passages = recordPassages(writing.passages);
    let held: WritingError | undefined;
    await mapBounded(open, provider.concurrency, input.signal, async (section, signal) => {
      const written = await writeSection(writing, section, signal).catch((error: unknown) => {
        // The other sections are to be looked at as well, all at once.
        if (error instanceof WritingError && error.code === 'look_required') return (held = error);
        throw error;
      });
      if (written instanceof WritingError) return;
      await onSection?.(written);
      done.set(written.promptId, written);
      report();
    });
    if (held !== undefined) throw held;
  }
  const written = sections.flatMap(({ prompt }) => done.get(prompt.id) ?? []);
  const filled = fillPrompts(
    fillVariables(template, values),
    new Map(written.map(({ promptId, nodes }) => [promptId, nodes])),
  );
  return {
    document: checkDocument(filled),
    record: {
      provider: provider.name,
      model: provider.model,
      promptVersion: provider.promptVersion,
      templateHash: hashBlocks(template.content),
      sections: written.map(({ record }) => record),
      passages,
    },
  };
}

export interface SectionInput extends WritingInput {
  promptId: string;
  /** In place of the template's. */
  instruction?: string | undefined;
}

/** Writes one section of a report once more. Where it then stands is `replaceSection`'s to find. */
export async function writeSectionAgain({ promptId, instruction, ...input }: SectionInput): Promise<WrittenSection> {
  const section = listSections(input.template).find(({ prompt }) => prompt.id === promptId);
  if (section === undefined) throw new WritingError('section_not_found');
  const { prompt, heading } = section;
  const asked = { heading, prompt: instruction === undefined ? prompt : { ...prompt, instruction } };
  const sections = listSections(input.template).map((each) => (each.prompt.id === promptId ? asked : each));
  const writing = await prepareWriting(input, sections);
  const { record, ...written } = await writeSection(writing, asked, input.signal);
  const passages = recordPassages(writing.passages);
  return { ...written, passages, record: { ...record, ...(instruction !== undefined && { instruction }) } };
}

interface Writing extends WritingInput {
  material: Material;
  passages: readonly MaterialPassage[];
  placement: Placement;
  /** The section that quotes what is in another language. */
  foreignPrompt: string | undefined;
  identities: readonly Identity[];
}

async function prepareWriting(input: WritingInput, sections: readonly TemplateSection[]): Promise<Writing> {
  input.signal.throwIfAborted();
  const material = await readMaterial(input.language, input.notes);
  const passages = await sortMaterial(input.language, material);
  const placement = placePassages(sections, passages);
  const foreignPrompt = findMainSection(sections, placement.demands);
  return {
    ...input,
    material,
    passages,
    placement,
    foreignPrompt,
    identities: [...identitiesOf(input.values), ...(input.identities ?? [])],
  };
}

async function writeSection(
  { provider, language, material, identities, clock, announce = async () => undefined, ...sorted }: Writing,
  { prompt, heading }: TemplateSection,
  signal: AbortSignal,
): Promise<WrittenSection> {
  const share = {
    demand: sorted.placement.demands.get(prompt.id) ?? new Map<Kind, number>(),
    passages: sorted.placement.byPrompt.get(prompt.id) ?? [],
    unplacedCount: sorted.placement.unplaced.length,
    foreign: prompt.id === sorted.foreignPrompt ? sorted.passages.filter((passage) => passage.language !== null) : [],
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
  // As it will stand in the checked report, so that it can be found there again.
  const written = checkDocument({ type: 'doc', content: nodes }).content;
  if (isEmpty(written)) throw new WritingError('provider_invalid_answer');
  const { shortened } = draft;
  const checked =
    shortened === undefined
      ? written
      : checkDocument({ type: 'doc', content: [...nodes, tellShortened(shortened)] }).content;
  return {
    promptId: prompt.id,
    nodes: checked,
    record: {
      promptId: prompt.id,
      label: prompt.label,
      provider: provider.name,
      model: provider.model,
      promptVersion: provider.promptVersion,
      attempts: draft.attempts,
      ...(shortened !== undefined && { shortened }),
      sentences,
      unsupported,
      ...(secondReader !== undefined && { secondReader }),
      hash: hashBlocks(checked),
      blocks: checked.length,
      blockHashes: checked.map((block) => hashBlocks([block])),
      writtenAt: clock.now().toISOString(),
      placed: draft.used?.map(keyOf) ?? keysCited(sorted.passages, checked),
    },
  };
}

/** A line that whoever reads the report sees. */
function tellShortened({ used, all }: { used: number; all: number }): BlockNode {
  const text = `(Written from the ${used} of ${all} sentences of the notes that fit this section best: the notes are too long for the language model.)`;
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'italic' }] }] };
}

function isEmpty(blocks: readonly BlockNode[]): boolean {
  return blocks.every((block) => !('content' in block) || (block.content ?? []).length === 0);
}
