import type { BlockNode, InlineNode, Prompt } from '@casewright/document';
import { formatDate, type Material, type MaterialSentence } from '../evidence/material.ts';
import type { Language } from '../language/language.ts';
import type { SectionRequest, WritingProvider } from '../writing-provider.ts';
import { bulletList, paragraph, quote, quoteSentence, silence } from './draft.ts';
import { draftTable } from './draft-table.ts';
import { kindsOfPrompt } from './kinds-of-prompt.ts';
import { rankSentences } from './rank-sentences.ts';
import type { SectionKind } from './section-kind.ts';
import { type Candidate, selectSentences } from './select-sentences.ts';

/** Goes up when the same notes would be answered by other sentences. */
const SELECTION_VERSION = 'selection-1';
/** Beside the titles of the notes, only what is sure to name a source. */
const SURE_SCORE = 0.55;

/** Writes without network and invents nothing: it chooses the sentences of the notes that answer, and quotes them. */
export function createOfflineProvider(language: Language): WritingProvider {
  return {
    name: 'offline',
    model: 'casewright-selection',
    promptVersion: SELECTION_VERSION,
    concurrency: 2,
    writeSection: async (request) => ({ blocks: await draftSection(language, request), attempts: 1 }),
  };
}

async function draftSection(language: Language, { prompt, heading, material }: SectionRequest): Promise<BlockNode[]> {
  const kinds = kindsOfPrompt(prompt, heading);
  const candidates = await findCandidates(language, kinds, prompt, material);
  if (kinds.some(({ name }) => name === 'sources') && prompt.form === 'list' && material.sentences.length > 0) {
    return [
      listSources(
        material,
        selectSentences(
          prompt,
          candidates.filter(({ score }) => score >= SURE_SCORE),
        ),
      ),
    ];
  }
  const selected = selectSentences(prompt, candidates);
  const subject = kinds[0]?.subject ?? `an answer to “${prompt.label}”`;
  if (selected.length === 0) return [silence(subject)];
  switch (prompt.form) {
    case 'list':
      return [bulletList(selected.map(quoteSentence))];
    case 'table':
      return [draftTable(prompt.instruction, selected) ?? silence(subject)];
    default:
      return draftParagraphs(selected);
  }
}

async function findCandidates(
  language: Language,
  kinds: readonly SectionKind[],
  prompt: Prompt,
  material: Material,
): Promise<Candidate[]> {
  const sources = new Map(material.sentences.map((source) => [source.sentence, source]));
  const ranked = await rankSentences(language, kinds, prompt, [...sources.keys()]);
  return ranked.flatMap((each) => {
    const source = sources.get(each.sentence);
    return source === undefined ? [] : [{ ...each, source }];
  });
}

/** A paragraph for each note, so that what was said at different times does not run together. */
function draftParagraphs(selected: readonly MaterialSentence[]): BlockNode[] {
  const paragraphs: InlineNode[][] = [];
  let note: MaterialSentence['note'] | undefined;
  for (const source of selected) {
    const current = source.note === note ? paragraphs.at(-1) : undefined;
    if (current === undefined) paragraphs.push(quoteSentence(source));
    else current.push({ type: 'text', text: ' ' }, ...quoteSentence(source));
    note = source.note;
  }
  return paragraphs.map(paragraph);
}

/** Each note by its title and date, then what the notes themselves name. */
function listSources(material: Material, selected: readonly MaterialSentence[]): BlockNode {
  const items = material.notes.flatMap((note): InlineNode[][] => {
    const first = material.sentences.find((source) => source.note === note);
    if (first === undefined) return [];
    return [
      [quote(`${note.title}, ${formatDate(note.writtenAt)}`, [first])],
      ...selected.filter((each) => each.note === note).map(quoteSentence),
    ];
  });
  return bulletList(items);
}
