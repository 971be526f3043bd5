import type { DocumentJson, InlineNode } from '@casewright/document';
import type { Span } from '../reading/span.ts';
import { writeSorted } from '../sections.ts';
import { type EvidenceMark, listAllMarked, type MarkedStretch, markOf } from './marked-stretches.ts';
import { listTexts, mapTexts, type MarkedRange, markRanges, type PlacedText, plainText } from './texts.ts';

export interface SettleInput {
  /** The report as it is stored: its marks were found by the service. */
  stored: DocumentJson;
  /** The report as somebody sends it. Whatever marks it brings are not believed. */
  given: DocumentJson;
  /** Whether there are notes that a sentence could rest on. Without them no mark is looked for. */
  hasSources: boolean;
  /** Sentences that a person has taken as checked. A missing mark does not say so: an editor may not know of it. */
  accepted: readonly string[];
  /** Whether what is stored was looked at, so that a sentence without a mark needs none. */
  isStoredChecked: boolean;
  splitTexts(texts: readonly string[]): Promise<Span[][]>;
  /** The mark that each sentence deserves; null where nothing can be said. */
  findMarks(sentences: readonly string[]): Promise<(EvidenceMark | null)[]>;
}

interface Text extends PlacedText {
  /** Its nodes with sorted keys: the database sorts them, which is no change of the text. */
  sorted: string;
  isChanged: boolean;
}

interface Sentence {
  text: number;
  span: Span;
  words: string;
  brought: EvidenceMark | undefined;
}

/** How many changed sentences are checked at once. Further ones lose their mark, so that nothing false is claimed. */
const MAX_CHECKED = 400;
/** How many texts are split into sentences. Each further text counts as one sentence. */
const MAX_SPLIT = 2000;
const MAX_LOST = 400;
const ALIKE = 0.5;
const WHITE_SPACE = /\s+/g;

/**
 * The given report with marks that fit its text. A sentence that is stored keeps its mark, or stays without one, and one
 * that is new or changed is checked. None that a person has taken as checked is called unsupported. What a person adds
 * and no note says stays unmarked: they know it.
 */
export async function settleMarks(input: SettleInput): Promise<DocumentJson> {
  const { stored, given, hasSources, accepted, isStoredChecked, splitTexts, findMarks } = input;
  const storedTexts = sortTexts(stored);
  const known = new Set(storedTexts.map(({ sorted }) => sorted));
  const texts = sortTexts(given).map((text) => ({ ...text, isChanged: !known.has(text.sorted) }));
  if (!texts.some(({ isChanged }) => isChanged)) return given;
  const marked = listAllMarked(storedTexts);
  if (!hasSources && marked.length === 0) return markTexts(given, texts, new Map());
  const present = new Set(texts.map(({ sorted }) => sorted));
  const gone = isStoredChecked ? storedTexts.filter(({ sorted }) => !present.has(sorted)) : [];
  const { sentences, stretches, unmarked } = await readSentences(texts, { marked, gone }, splitTexts);
  const storedMarks = new Map(stretches.map(({ text, mark }) => [text.trim(), mark]));
  const isOpen = ({ words, brought }: Sentence): boolean =>
    !storedMarks.has(words) && (brought !== undefined || !unmarked.has(words));
  const open = sentences.filter(isOpen).slice(0, MAX_CHECKED);
  const found = await findMarks(open.map(({ words }) => words));
  const verdicts = new Map(open.map((sentence, index) => [sentence, found[index] ?? null]));
  const stayed = listAllMarked(texts.filter(({ isChanged }) => !isChanged));
  const lost = findLost(stretches, sentences, new Set(stayed.map(({ text }) => text)));
  const checked = new Set(accepted.map(squeeze));
  const isAccepted = ({ words, brought }: Sentence): boolean =>
    brought?.type !== 'unsupported' && checked.has(squeeze(words));
  const ranges = new Map<number, MarkedRange[]>();
  for (const sentence of sentences) {
    const mark = storedMarks.get(sentence.words) ?? choose(sentence, verdicts.get(sentence) ?? null, lost);
    if (mark === null || (mark.type === 'unsupported' && isAccepted(sentence))) continue;
    const range = { ...sentence.span, mark };
    const former = ranges.get(sentence.text);
    if (former === undefined) ranges.set(sentence.text, [range]);
    else former.push(range);
  }
  return markTexts(given, texts, ranges);
}

/** The changed texts with these marks and no others. The report itself, where that changes nothing. */
function markTexts(
  given: DocumentJson,
  texts: readonly Text[],
  ranges: ReadonlyMap<number, readonly MarkedRange[]>,
): DocumentJson {
  let index = -1;
  let isSame = true;
  const content = mapTexts(given.content, (nodes) => {
    index += 1;
    const marked = ranges.get(index) ?? [];
    const isKept = texts[index]?.isChanged !== true || (marked.length === 0 && nodes.every((node) => !markOf(node)));
    if (isKept) return [...nodes];
    isSame = false;
    return markRanges(nodes, marked);
  });
  return isSame ? given : { ...given, content };
}

function sortTexts({ content }: DocumentJson): Omit<Text, 'isChanged'>[] {
  return listTexts(content).map((text) => ({ ...text, sorted: writeSorted(text.nodes) }));
}

interface SplitReports {
  sentences: Sentence[];
  stretches: Stretch[];
  /** The sentences of the stored report that bear no mark. */
  unmarked: Set<string>;
}

interface StoredTexts {
  marked: readonly Stretch[];
  /** Those that the given report does not have as they were: sentences without a mark are looked for in them. */
  gone: readonly PlacedText[];
}

/** The sentences in the changed texts of the given report, and those of the stored report. */
async function readSentences(
  texts: readonly Text[],
  { marked, gone }: StoredTexts,
  splitTexts: SettleInput['splitTexts'],
): Promise<SplitReports> {
  const changed = [...texts.entries()].filter(([, { isChanged, place }]) => isChanged && !place.isHeader);
  const plain = changed.map(([, { nodes }]) => plainText(nodes));
  const firsts = plain.slice(0, MAX_SPLIT);
  // A break between two sentences has the mark that both have, so that they are one stretch.
  const broken = marked.filter(({ text }) => text.includes('\n')).slice(0, MAX_SPLIT);
  const former = gone.filter(({ place }) => place.row === null).slice(0, MAX_SPLIT);
  const split = await splitTexts([
    ...firsts,
    ...broken.map(({ text }) => text),
    ...former.map(({ nodes }) => plainText(nodes)),
  ]);
  const parts = broken.flatMap(({ text, mark }, index) =>
    (split[firsts.length + index] ?? []).map(({ start, end }) => ({ text: text.slice(start, end), mark, whole: text })),
  );
  const sentences = changed.flatMap(([text, { nodes, place }], index) => {
    const whole = plain[index] ?? '';
    const isSplit = place.row === null && index < MAX_SPLIT;
    const spans = isSplit ? (split[index] ?? []) : [{ start: 0, end: whole.length }];
    const findMark = createMarkFinder(nodes);
    return spans
      .map((span) => ({ text, span, words: whole.slice(span.start, span.end).trim(), brought: findMark(span) }))
      .filter(({ words }) => /\p{L}|\d/u.test(words));
  });
  const unmarked = former.flatMap(({ nodes }, index) => {
    const [whole, findMark] = [plainText(nodes), createMarkFinder(nodes)];
    const spans = split[firsts.length + broken.length + index] ?? [];
    return spans.filter((span) => findMark(span) === undefined).map(({ start, end }) => whole.slice(start, end).trim());
  });
  return { sentences, stretches: [...marked, ...parts], unmarked: new Set(unmarked) };
}

function squeeze(text: string): string {
  return text.replace(WHITE_SPACE, ' ').trim();
}

function choose(sentence: Sentence, found: EvidenceMark | null, lost: readonly Set<string>[]): EvidenceMark | null {
  if (found === null || found.type === 'evidence' || found.attrs.reason === 'contradiction') return found;
  const isOwn = sentence.brought === undefined && !lost.some((words) => isAlike(words, wordsOf(sentence.words)));
  return isOwn ? null : found;
}

/** Sentences that were marked and are gone: what resembles one of them is that sentence, edited. */
function findLost(
  stretches: readonly Stretch[],
  sentences: readonly Sentence[],
  stayed: ReadonlySet<string>,
): Set<string>[] {
  const present = new Set(sentences.map(({ words }) => words));
  const isThere = ({ text, whole = text }: Stretch): boolean => present.has(text.trim()) || stayed.has(whole);
  return stretches
    .filter(
      (stretch) =>
        !isThere(stretch) && !(stretch.mark.type === 'unsupported' && stretch.mark.attrs.reason === 'silence'),
    )
    .slice(0, MAX_LOST)
    .map(({ text }) => wordsOf(text));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...b].filter((word) => a.has(word)).length;
  return shared >= ALIKE * Math.max(1, Math.min(a.size, b.size));
}

interface Stretch extends Pick<MarkedStretch, 'text' | 'mark'> {
  /** Of a sentence: the stretch that it is a part of. */
  whole?: string;
}

/** Finds the first mark within a stretch of the text. Stretches are asked for in their order, so each node counts once. */
function createMarkFinder(nodes: readonly InlineNode[]): (span: Span) => EvidenceMark | undefined {
  let length = 0;
  const marked = nodes.flatMap((node) => {
    const start = length;
    length += node.type === 'text' ? node.text.length : 1;
    const mark = markOf(node);
    return mark === undefined ? [] : [{ start, end: length, mark }];
  });
  let next = 0;
  return ({ start, end }) => {
    while ((marked[next]?.end ?? Infinity) <= start) next += 1;
    const found = marked[next];
    return found !== undefined && found.start < end ? found.mark : undefined;
  };
}
