import {
  type BlockNode,
  type EvidenceSource,
  formatSources,
  type InlineNode,
  parseSources,
} from '@casewright/document';
import { partitionPoint } from '../../lib/partition-point.ts';
import type { Language } from '../language/language.ts';
import { pattern } from '../../lib/pattern.ts';
import type { Span } from '../reading/span.ts';
import { contentWords, figuresOf } from '../language/words.ts';
import { type Material, type MaterialSentence, sourceOf } from './material.ts';
import type { DoubtRequest, Doubts } from '../writing-provider.ts';
import { holdRow } from './hold-row.ts';
import { type Claim, findSupport, type Support } from './support.ts';
import { mapTexts, type MarkedRange, markRanges, plainText, type TextPlace } from './texts.ts';

export interface AnnotatedSection {
  nodes: BlockNode[];
  sentences: number;
  unsupported: number;
  /** What the second reader cost, where there is one and something was to read. */
  secondReader?: Omit<Doubts, 'doubted'> & { doubted: number };
}

/** Reads what was accepted once more. */
export type SecondReader = (claims: DoubtRequest['claims']) => Promise<Doubts>;

interface Text {
  nodes: readonly InlineNode[];
  place: TextPlace;
}

/** Places in texts that make one claim: a sentence, or the cells of a table row together. */
interface Unit extends Claim {
  parts: { text: number; span: Span }[];
  /** Only for a row: its cells, and the names of their columns. */
  cells?: string[];
  heads?: readonly string[];
  isSilence: boolean;
}

/** The notes cannot support a sentence that says what they lack. */
const SILENCE = pattern('iu')`
  \bnotes (?:do|did) not (?:record|say|state|mention|give|contain|name|describe)\b|\b(?:is|was|were
  |are) not (?:recorded|stated|given|asked)\b|^(?:[\p{L} ]{1,40}: ?)?not (?:asked|recorded|stated)\.?$
  |\bno (?:action|request) is (?:asked|recorded)\b
`;
const LABEL_WORDS = 6;

/**
 * Every sentence is compared with the notes, whoever wrote it. It gets the places it rests on, or the mark that none
 * was found. Marks of evidence that the draft brings count only as the claims of its writer.
 */
export async function annotateSection(
  language: Language,
  material: Material,
  draft: readonly BlockNode[],
  readAgain?: SecondReader,
): Promise<AnnotatedSection> {
  const texts: Text[] = [];
  mapTexts(draft, (nodes, place) => {
    texts.push({ nodes, place });
    return [...nodes];
  });
  const units = await readUnits(language, material, texts);
  const claims = units.filter(({ isSilence }) => !isSilence);
  const found = await findSupport(language, material, claims);
  const supports = new Map(claims.map((claim, index) => [claim, holdCells(material, claim, found[index])]));
  const secondReader = readAgain === undefined ? undefined : await doubt(readAgain, supports);
  const ranges = new Map<number, MarkedRange[]>();
  let unsupported = 0;
  for (const unit of units) {
    const support = supports.get(unit) ?? null;
    const mark = markFor(unit, support);
    if (mark === null) continue;
    if (mark.type === 'unsupported' && mark.attrs.reason !== 'silence') unsupported += 1;
    for (const { text, span } of unit.parts) {
      const former = ranges.get(text);
      if (former === undefined) ranges.set(text, [{ ...span, mark }]);
      else former.push({ ...span, mark });
    }
  }
  let index = -1;
  const nodes = mapTexts(draft, (inline) => markRanges(inline, ranges.get(++index) ?? []));
  return { nodes, sentences: units.length, unsupported, ...(secondReader !== undefined && { secondReader }) };
}

/** A row is compared with the passages that its writer says it rests on, cell by cell. */
function holdCells(
  { sentences }: Material,
  { cells, heads = [], cited }: Unit,
  support: Support | undefined,
): Support | undefined {
  if (cells === undefined || support === undefined) return support;
  const own = cited.flatMap((number) => sentences[number - 1] ?? []);
  return holdRow(heads, cells, own, support);
}

/** What the second reader does not believe is not supported, whatever was found. */
async function doubt(
  readAgain: SecondReader,
  supports: Map<Unit, Support | undefined>,
): Promise<AnnotatedSection['secondReader']> {
  const accepted = [...supports].flatMap(([unit, support]) =>
    support?.reason === null && support.evidence.length > 0 ? [{ unit, evidence: support.evidence }] : [],
  );
  if (accepted.length === 0) return undefined;
  const { doubted, ...cost } = await readAgain(accepted.map(({ unit, evidence }) => ({ text: unit.text, evidence })));
  for (const [index, { unit }] of accepted.entries()) {
    if (doubted.has(index)) supports.set(unit, { reason: 'wording', evidence: [] });
  }
  return { ...cost, doubted: doubted.size };
}

function markFor(unit: Unit, support: Support | null): MarkedRange['mark'] | null {
  if (support === null) return { type: 'unsupported', attrs: { reason: 'silence' } };
  const isPlainSilence = SILENCE.test(unit.text) && figuresOf(unit.text).size === 0;
  if (support.reason !== null) {
    const reason = isPlainSilence ? 'silence' : support.reason;
    const against = reason === 'contradiction' ? formatSources(support.evidence.map(sourceOf)) : '';
    return { type: 'unsupported', attrs: { reason, ...(against !== '' && { sources: against }) } };
  }
  if (support.evidence.length === 0) return null;
  return { type: 'evidence', attrs: { sources: formatSources(support.evidence.map(sourceOf)) } };
}

async function readUnits(language: Language, material: Material, texts: readonly Text[]): Promise<Unit[]> {
  const plain = texts.map(({ nodes }) => plainText(nodes));
  const split = await language.splitTexts(plain);
  const units: Unit[] = [];
  const rows = new Map<number, Unit>();
  let heads: string[] = [];
  let headRow: number | null = null;
  for (const [text, { nodes, place }] of texts.entries()) {
    const whole = plain[text] ?? '';
    if (place.row === null || (place.isHeader && place.row !== headRow)) heads = [];
    if (place.isHeader) {
      heads.push(whole);
      headRow = place.row;
      continue;
    }
    const placed = placeNodes(nodes);
    if (place.row !== null) {
      addCell(rows, units, place.row, heads, makeUnit(material, placed, whole, { text, span: trimmed(whole) }));
      continue;
    }
    if (isLabel(nodes, whole)) continue;
    for (const span of (split[text] ?? []).flatMap((each) => cutAtEvidence(placed, whole, each))) {
      const unit = makeUnit(material, placed, whole.slice(span.start, span.end), { text, span });
      if (contentWords(unit.text).size > 0 || figuresOf(unit.text).size > 0) units.push(unit);
    }
  }
  return units;
}

/** A node with its place in the plain text. */
interface PlacedNode {
  node: InlineNode;
  start: number;
  end: number;
}

function placeNodes(nodes: readonly InlineNode[]): PlacedNode[] {
  let end = 0;
  return nodes.map((node) => {
    const start = end;
    end += node.type === 'text' ? node.text.length : 1;
    return { node, start, end };
  });
}

function makeUnit(material: Material, placed: readonly PlacedNode[], text: string, part: Unit['parts'][number]): Unit {
  const overlapping = nodesIn(placed, part.span);
  const marks = overlapping.flatMap((node) => node.marks ?? []);
  const sources = marks.flatMap((mark) => (mark.type === 'evidence' ? parseSources(mark.attrs.sources) : []));
  const cited = sources.length === 0 ? [] : findCited(material, sources);
  const isSilence = overlapping.length > 0 && overlapping.every(isSilent);
  return { text, cited: cited.map(({ number }) => number), parts: [part], isSilence };
}

/** Sentences stand in the order of their places, so that each cited place is found by halving. */
function findCited({ sentences, notes }: Material, sources: readonly EvidenceSource[]): MaterialSentence[] {
  const order = new Map(notes.map((note, index) => [note.id, index]));
  return sources.flatMap((source) => {
    const note = order.get(source.note);
    if (note === undefined) return [];
    const isBefore = (other: MaterialSentence): boolean => {
      const place = order.get(other.note.id) ?? 0;
      return place < note || (place === note && other.sentence.end <= source.start);
    };
    const cited: MaterialSentence[] = [];
    for (let at = partitionPoint(sentences, isBefore); at < sentences.length; at += 1) {
      const sentence = sentences[at];
      if (sentence?.note.id !== source.note || sentence.sentence.start >= source.end) break;
      cited.push(sentence);
    }
    return cited;
  });
}

/** Pieces with different evidence are different sentences, even if the splitter took them for one. */
function cutAtEvidence(placed: readonly PlacedNode[], text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let index = Math.max(1, firstAfter(placed, start)); index < placed.length; index += 1) {
    const { node, start: at } = placed[index] as PlacedNode;
    if (at >= end) break;
    const isEdge = evidenceOf(node) !== evidenceOf(placed[index - 1]?.node) && /\s/.test(text.charAt(at));
    if (!isEdge || at <= from) continue;
    spans.push({ start: from, end: at });
    from = at + (/\S/.exec(text.slice(at, end))?.index ?? 0);
  }
  return [...spans, { start: from, end }];
}

/** The first node that ends after a place. */
function firstAfter(placed: readonly PlacedNode[], place: number): number {
  return partitionPoint(placed, ({ end }) => end <= place);
}

function evidenceOf(node: InlineNode | undefined): string | null {
  return node?.marks?.find((mark) => mark.type === 'evidence')?.attrs.sources ?? null;
}

function isSilent({ marks = [] }: InlineNode): boolean {
  return marks.some((mark) => mark.type === 'unsupported' && mark.attrs.reason === 'silence');
}

function addCell(rows: Map<number, Unit>, units: Unit[], row: number, heads: readonly string[], cell: Unit): void {
  const isEmpty = !/[\p{L}\p{N}]/u.test(cell.text);
  const unit = rows.get(row) ?? { text: '', cited: [], parts: [], isSilence: true, cells: [], heads };
  rows.set(row, unit);
  unit.cells?.push(cell.text);
  if (isEmpty) return;
  if (unit.parts.length === 0) units.push(unit);
  unit.text = `${unit.text} ${cell.text}`.trimStart();
  unit.cited = [...unit.cited, ...cell.cited];
  unit.parts.push(...cell.parts);
  unit.isSilence &&= cell.isSilence;
}

/** `Home:` or a few words in bold: what follows is named, and nothing is said. */
function isLabel(nodes: readonly InlineNode[], text: string): boolean {
  const isBold = nodes.every(
    (node) => plainText([node]).trim() === '' || node.marks?.some(({ type }) => type === 'bold'),
  );
  const isShort = text.trim().split(/\s+/).length <= LABEL_WORDS && figuresOf(text).size === 0;
  return isShort && (isBold || text.trimEnd().endsWith(':'));
}

function nodesIn(placed: readonly PlacedNode[], { start, end }: Span): InlineNode[] {
  const found: InlineNode[] = [];
  for (let index = firstAfter(placed, start); index < placed.length; index += 1) {
    const { node, start: from } = placed[index] as PlacedNode;
    if (from >= end) break;
    if (plainText([node]).trim() !== '') found.push(node);
  }
  return found;
}

function trimmed(text: string): Span {
  const start = text.length - text.trimStart().length;
  return { start, end: Math.max(start, text.trimEnd().length) };
}
