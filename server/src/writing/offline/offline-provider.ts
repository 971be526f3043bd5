import type { BlockNode, InlineNode, Prompt } from '@casewright/document';
import type { Demand } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import { formatDate, type Material } from '../evidence/material.ts';
import { isOrder } from '../passages/orders/is-order.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { withoutPlace } from '../prose/place-in-list.ts';
import type { SectionDraft, SectionRequest, SectionShare, WritingProvider } from '../writing-provider.ts';
import { draftDifferences } from './draft-differences.ts';
import {
  bulletList,
  emptySection,
  findListed,
  listPassages,
  paragraph,
  quote,
  quotePassages,
  remark,
} from './draft.ts';
import { draftTable } from './draft-table.ts';
import { joinRepetitions } from './join-repetitions.ts';
import { whoseIn } from './lead-in.ts';

/** Raise it with every change that makes the same notes give other sentences. */
const SORTING_VERSION = 'sorting-23';
/** A section that asks this much for one of these kinds needs a judgement by the clinician. */
const JUDGEMENTS: readonly Kind[] = ['formulation', 'diagnosis'];
const MIN_JUDGEMENT = 0.4;
/** A section that asks this much for plans tells what is to be done now. */
const MIN_PLAN = 0.7;
/** A figure and a bracket begin no statement. But `7. Mai` may. */
const BRACKETED_PLACE = /^\(?\d{1,2}\) /;
const EARLIER_PLANS = 'From earlier notes, and perhaps done since:';

/** Writes without network and invents nothing: every passage of the notes is sorted into the section that asks for it. */
export function createOfflineProvider(): WritingProvider {
  return {
    name: 'offline',
    model: 'casewright-sorting',
    promptVersion: SORTING_VERSION,
    concurrency: 2,
    showsDifferences: true,
    writeSection: (request) => Promise.resolve(draftSection(request)),
  };
}

function draftSection({ prompt, heading, material, share }: SectionRequest): SectionDraft {
  const blocks = [
    ...draftPassages(prompt, heading ?? '', material, share),
    ...draftDifferences(share.differences),
    ...draftForeign(share),
  ];
  return {
    blocks: blocks.length === 0 ? [draftNothing(prompt, share)] : blocks,
    attempts: 1,
    used: [...share.passages, ...share.foreign],
  };
}

/** Where a section has several parts, it is not said that the section is empty, for another part may have text. */
function draftNothing({ label }: Prompt, { unplacedCount, demand, isPart }: SectionShare): BlockNode {
  return emptySection(unplacedCount, isJudgement(demand), isPart ? label : null);
}

function draftPassages(
  prompt: Prompt,
  heading: string,
  material: Material,
  { demand, passages }: SectionShare,
): BlockNode[] {
  const isSources = (demand.get('sources') ?? 0) >= 1 && prompt.form === 'list';
  if (isSources && material.sentences.length > 0) return [listSources(heading, material, passages)];
  if (passages.length === 0) return [];
  const groups = joinRepetitions(passages);
  if (prompt.form === 'table') return draftTable(heading, prompt.instruction, groups);
  const draft = (some: readonly MaterialPassage[][]): BlockNode[] =>
    prompt.form === 'list' ? [listPassages(heading, some)] : draftParagraphs(heading, some);
  if ((demand.get('plan') ?? 0) < MIN_PLAN) return draft(groups);
  const { latest, earlier } = splitPlans(groups, material);
  return [
    ...(latest.length > 0 ? draft(latest) : []),
    ...(earlier.length > 0 ? [remark(EARLIER_PLANS), ...draft(earlier)] : []),
  ];
}

/** What the last note plans, and what was planned before it: much of that is done by then. */
function splitPlans(
  groups: readonly MaterialPassage[][],
  material: Material,
): Record<'latest' | 'earlier', MaterialPassage[][]> {
  const dayOf = (group: readonly MaterialPassage[]): number =>
    Math.max(...group.map(({ note }) => material.dateOf(note).getTime()));
  const last = Math.max(...material.notes.map((note) => material.dateOf(note).getTime()));
  const { latest = [], earlier = [] } = Object.groupBy(groups, (group) =>
    dayOf(group) === last ? 'latest' : 'earlier',
  );
  return { latest, earlier };
}

function isJudgement(demand: Demand): boolean {
  return JUDGEMENTS.some((kind) => (demand.get(kind) ?? 0) >= MIN_JUDGEMENT);
}

/**
 * A paragraph for each note and for whoever tells it, so that what was said at different times or by others does not run together.
 * An entry that stands there without those beside it loses its number: `3) insulin stays locked`.
 */
function draftParagraphs(heading: string, groups: readonly MaterialPassage[][]): BlockNode[] {
  const paragraphs: InlineNode[][] = [];
  const isListed = findListed(groups);
  let before: MaterialPassage | undefined;
  for (const [index, group] of groups.entries()) {
    const [first] = group;
    if (first === undefined) continue;
    const isOn = before?.note === first.note && whoseIn(heading, before) === whoseIn(heading, first);
    const current = isOn ? paragraphs.at(-1) : undefined;
    const quoted = quotePassages(heading, group, before);
    const told = isListed(index) ? quoted : quoted.map(withoutBracketedPlace);
    if (current === undefined) paragraphs.push(told);
    else current.push({ type: 'text', text: ' ' }, ...told);
    before = first;
  }
  return paragraphs.map(paragraph);
}

function withoutBracketedPlace(node: InlineNode): InlineNode {
  return node.type === 'text' && BRACKETED_PLACE.test(node.text) ? { ...node, text: withoutPlace(node.text) } : node;
}

/** Each note by its title and the date of its session, with what it says itself of who was seen and what was read. */
function listSources(heading: string, material: Material, passages: readonly MaterialPassage[]): BlockNode {
  const items = material.notes.flatMap((note): InlineNode[][] => {
    const first = material.sentences.find((source) => source.note === note);
    if (first === undefined) return [];
    const own = passages.filter((passage) => passage.note === note);
    const named = `${titleOf(note)}, ${formatDate(material.dateOf(note))}`;
    if (own.length === 0) return [[quote(named, [first])]];
    const said = joinRepetitions(own).flatMap((group): InlineNode[] => [
      { type: 'text', text: ' ' },
      ...quotePassages(heading, group),
    ]);
    return [[quote(`${named}.`, [first]), ...said]];
  });
  return bulletList(items);
}

/** A title that gives orders to the writer is quoted no more than a passage that does. */
function titleOf({ title }: MaterialPassage['note']): string {
  return isOrder(title) ? 'Note' : title;
}

/** What is in another language is quoted as it stands: nothing is claimed to be known of it. */
function draftForeign({ foreign }: SectionShare): BlockNode[] {
  const byNote = Map.groupBy(foreign, ({ note, language }) => `${language ?? ''}\n${titleOf(note)}`);
  return [...byNote].flatMap(([key, passages]) => {
    const [language = '', title = ''] = key.split('\n');
    const about = `Part of the note “${title}” is in ${language}. It is quoted as it stands.`;
    const quoted = passages.map(({ text, sentences }) => quote(text, sentences));
    const spaced = quoted.flatMap((node, index): InlineNode[] =>
      index === 0 ? [node] : [{ type: 'text', text: ' ' }, node],
    );
    return [remark(about), { type: 'blockquote', content: [paragraph(spaced)] }];
  });
}
