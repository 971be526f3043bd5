import type { BlockNode, DocumentJson, InlineNode, Mark } from '@casewright/document';
import type { Span } from '../reading/split-sentences.ts';
import { mapTexts, type MarkedRange, markRanges, plainText, type TextPlace } from './texts.ts';

type EvidenceMark = Extract<Mark, { type: 'evidence' | 'unsupported' }>;

export interface SettleInput {
  /** The report as it is stored: its marks were found by the service. */
  stored: DocumentJson;
  /** The report as somebody sends it. Whatever marks it brings are not believed. */
  given: DocumentJson;
  splitTexts(texts: readonly string[]): Promise<Span[][]>;
  /** The mark that each sentence deserves; null where nothing can be said. */
  findMarks(sentences: readonly string[]): Promise<(EvidenceMark | null)[]>;
}

interface Text {
  nodes: readonly InlineNode[];
  place: TextPlace;
  isChanged: boolean;
}

interface Sentence {
  text: number;
  span: Span;
  words: string;
  brought: EvidenceMark | undefined;
}

/** More at once is no edit. What is beyond it keeps no mark, and so claims nothing. */
const MAX_CHECKED = 400;
const MAX_LOST = 400;
const ALIKE = 0.5;

/**
 * The given report with marks that fit its text. A sentence that is stored keeps its mark, unless a person has taken it
 * as checked; one that is new or changed is checked. What a person adds and no note says stays unmarked: they know it.
 */
export async function settleMarks({ stored, given, splitTexts, findMarks }: SettleInput): Promise<DocumentJson> {
  const known = new Set(listTexts(stored.content).map(({ nodes }) => JSON.stringify(nodes)));
  const texts = listTexts(given.content).map((text) => ({
    ...text,
    isChanged: !known.has(JSON.stringify(text.nodes)),
  }));
  if (!texts.some(({ isChanged }) => isChanged)) return given;
  const sentences = await readSentences(texts, splitTexts);
  const storedMarks = listMarked(stored.content);
  const open = sentences.filter(({ words }) => !storedMarks.has(words)).slice(0, MAX_CHECKED);
  const found = await findMarks(open.map(({ words }) => words));
  const verdicts = new Map(open.map((sentence, index) => [sentence, found[index] ?? null]));
  const lost = findLost(storedMarks, sentences);
  const ranges = new Map<number, MarkedRange[]>();
  for (const sentence of sentences) {
    const kept = storedMarks.get(sentence.words);
    const mark = kept === undefined ? choose(sentence, verdicts.get(sentence) ?? null, lost) : keep(sentence, kept);
    if (mark === null) continue;
    ranges.set(sentence.text, [...(ranges.get(sentence.text) ?? []), { ...sentence.span, mark }]);
  }
  let index = -1;
  const content = mapTexts(given.content, (nodes) => {
    index += 1;
    return texts[index]?.isChanged === true ? markRanges(nodes, ranges.get(index) ?? []) : [...nodes];
  });
  return { ...given, content };
}

function listTexts(blocks: readonly BlockNode[]): Text[] {
  const texts: Text[] = [];
  mapTexts(blocks, (nodes, place) => {
    texts.push({ nodes, place, isChanged: false });
    return [...nodes];
  });
  return texts;
}

async function readSentences(texts: readonly Text[], splitTexts: SettleInput['splitTexts']): Promise<Sentence[]> {
  const changed = [...texts.entries()].filter(([, { isChanged, place }]) => isChanged && !place.isHeader);
  const plain = changed.map(([, { nodes }]) => plainText(nodes));
  const split = await splitTexts(plain);
  return changed.flatMap(([text, { nodes, place }], index) => {
    const whole = plain[index] ?? '';
    const spans = place.row === null ? (split[index] ?? []) : [{ start: 0, end: whole.length }];
    return spans
      .map((span) => ({ text, span, words: whole.slice(span.start, span.end).trim(), brought: findMark(nodes, span) }))
      .filter(({ words }) => /\p{L}|\d/u.test(words));
  });
}

/** A person has looked at what was marked, and taken the mark away. */
function keep({ brought }: Sentence, stored: EvidenceMark): EvidenceMark | null {
  return stored.type === 'unsupported' && brought?.type !== 'unsupported' ? null : stored;
}

function choose(sentence: Sentence, found: EvidenceMark | null, lost: readonly Set<string>[]): EvidenceMark | null {
  if (found === null || found.type === 'evidence' || found.attrs.reason === 'contradiction') return found;
  const isOwn = sentence.brought === undefined && !lost.some((words) => isAlike(words, wordsOf(sentence.words)));
  return isOwn ? null : found;
}

/** Sentences that were marked and are gone: what resembles one of them is that sentence, edited. */
function findLost(marks: ReadonlyMap<string, EvidenceMark>, sentences: readonly Sentence[]): Set<string>[] {
  const present = new Set(sentences.map(({ words }) => words));
  return [...marks]
    .filter(([text, mark]) => !present.has(text) && !(mark.type === 'unsupported' && mark.attrs.reason === 'silence'))
    .slice(0, MAX_LOST)
    .map(([text]) => wordsOf(text));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...b].filter((word) => a.has(word)).length;
  return shared >= ALIKE * Math.max(1, Math.min(a.size, b.size));
}

/** The marked stretches of a document by their text. */
function listMarked(blocks: readonly BlockNode[]): Map<string, EvidenceMark> {
  const marks = new Map<string, EvidenceMark>();
  for (const { nodes } of listTexts(blocks)) {
    const stretches: { text: string; mark: EvidenceMark | undefined }[] = [];
    for (const node of nodes) {
      const mark = markOf(node);
      const last = stretches.at(-1);
      if (last !== undefined && JSON.stringify(last.mark) === JSON.stringify(mark)) last.text += plainText([node]);
      else stretches.push({ text: plainText([node]), mark });
    }
    for (const { text, mark } of stretches) if (mark !== undefined) marks.set(text.trim(), mark);
  }
  return marks;
}

function findMark(nodes: readonly InlineNode[], { start, end }: Span): EvidenceMark | undefined {
  let at = 0;
  for (const node of nodes) {
    const from = at;
    at += node.type === 'text' ? node.text.length : 1;
    const mark = from < end && at > start ? markOf(node) : undefined;
    if (mark !== undefined) return mark;
  }
  return undefined;
}

function markOf(node: InlineNode): EvidenceMark | undefined {
  return node.marks?.find((mark): mark is EvidenceMark => mark.type === 'evidence' || mark.type === 'unsupported');
}
