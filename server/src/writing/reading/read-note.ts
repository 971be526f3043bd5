import { type BlockNode, type InlineNode, parseMarkdown, type TableRowNode, type TextNode } from '@casewright/document';
import { carryTests } from '../scores/carry-test.ts';
import { carryWhose } from '../scores/carry-whose.ts';
import { isTestHeading, testOfHeading } from '../scores/test-heading.ts';
import {
  isAnswer,
  isNameLine,
  isNameSentence,
  leadsList,
  leadsSection,
  needsLead,
  tellWithLead,
  wordsOf,
} from './leads.ts';
import { locate } from './locate.ts';
import type { Lead, NoteSentence, SentenceKind } from './note-sentence.ts';
import { prepareMarkdown } from './prepare-markdown.ts';
import { readHeads } from './read-heads.ts';
import { readLines } from './read-lines.ts';
import type { Span } from './span.ts';
import { splitSentences } from './split-sentences.ts';

interface Reading {
  sentences: NoteSentence[];
  block: number;
  heading: string | null;
  /** The last line that stands as a heading. */
  section: NoteSentence | null;
  /** The test that the line above names: `WISC-V`. */
  test: string | null;
  /** The sentence above a list, without which the entries would mean something else: `Denied:`. */
  lead: Lead | null;
  /** The entry that the list below it belongs to: `Mum wants`. */
  parent: Lead | null;
  /** Whether it is quoted what stands here. */
  isQuoted: boolean;
}

/** The sentences of a note in the order in which they stand, each with its place in the Markdown. */
export function readNote(markdown: string): NoteSentence[] {
  const reading: Reading = {
    sentences: [],
    block: 0,
    heading: null,
    section: null,
    test: null,
    lead: null,
    parent: null,
    isQuoted: false,
  };
  readBlocks(reading, parseMarkdown(prepareMarkdown(markdown)).content, 'prose');
  let position = 0;
  for (const sentence of reading.sentences) {
    const span = locate(markdown, sentence.text, position);
    Object.assign(sentence, span);
    if (sentence.kind === 'prose' && isBold(markdown, span)) sentence.isBold = true;
    position = span.end;
    // What leads it stands above it, so that its place is known by now.
    if (sentence.lead !== undefined) sentence.lead = placeOf(sentence.lead);
  }
  carryTests(reading.sentences, markdown);
  carryWhose(reading.sentences, markdown);
  return reading.sentences;
}

/** Whether the signs of bold letters enclose it, and nothing else stands in its line. */
function isBold(markdown: string, { start, end }: Span): boolean {
  const before = markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start).trim();
  const [behind = ''] = markdown.slice(end).split('\n', 1);
  return /^(?:\*\*|__)$/.test(before) && behind.replaceAll(/[\s:]/g, '') === before;
}

/**
 * The words that lead a list. For a list within an entry they begin with what leads that entry: `Mum wants: respite`.
 */
function placeOf({ text, start, end, lead, kind }: Lead & Partial<NoteSentence>): Lead {
  return { text: lead === undefined || kind !== 'item' ? text : tellWithLead(lead.text, text), start, end };
}

function readBlocks(reading: Reading, blocks: readonly BlockNode[], kind: SentenceKind): void {
  for (const [index, block] of blocks.entries()) {
    switch (block.type) {
      case 'paragraph':
        readParagraph(reading, textOf(block.content), kind, mayHoldParts(blocks[index + 1]));
        break;
      case 'heading':
        reading.heading = textOf(block.content).replaceAll('\n', ' ').trim();
        addSentence(reading, reading.heading, { kind: 'heading' });
        break;
      case 'bulletList':
      case 'orderedList':
        readList(reading, block.content);
        break;
      case 'blockquote':
        reading.isQuoted = true;
        readBlocks(reading, block.content, kind);
        reading.isQuoted = false;
        break;
      case 'table':
        readRows(
          reading,
          block.content.map((row) => ({ cells: cellsOf(row), separator: ' | ' })),
        );
        break;
      case 'codeBlock':
        for (const line of (block.content ?? []).flatMap(({ text }) => text.split('\n')))
          readText(reading, line, 'code');
        break;
      default:
    }
    // The name of a test holds for the list or the table right below it.
    if (block.type !== 'paragraph') reading.test = null;
  }
}

/** What leads on right above a list leads every entry of it, and of the lists within it that have no lead of their own. */
function readList(reading: Reading, items: readonly { content: readonly BlockNode[] }[]): void {
  const outer = reading.lead;
  const last = reading.sentences.at(-1);
  const isLed = last !== undefined && leadsList(last.text, last.kind === 'heading');
  const lead = isLed ? last : outer;
  const { parent } = reading;
  for (const { content } of items) {
    reading.lead = lead;
    const [own, ...below] = content;
    const name = own?.type === 'paragraph' && below.length > 0 ? textOf(own.content) : '';
    readBlocks(reading, content.slice(0, 1), 'item');
    reading.parent = name !== '' && isNameLine(wordsOf(name)) ? (reading.sentences.at(-1) ?? null) : null;
    readBlocks(reading, below, 'item');
    reading.parent = parent;
  }
  reading.lead = outer;
}

function readParagraph(reading: Reading, paragraph: string, kind: SentenceKind, isAboveParts: boolean): void {
  let rows: string[][] = [];
  let isFirst = true;
  const outer = { lead: reading.lead, parent: reading.parent };
  const endTable = (): void => {
    readRows(
      reading,
      rows.map((cells) => ({ cells, separator: ' ' })),
    );
    rows = [];
  };
  const lines = readLines(paragraph);
  for (const [index, line] of lines.entries()) {
    if ('cells' in line) {
      rows.push(line.cells);
      continue;
    }
    endTable();
    const next = lines[index + 1];
    const namesParts = next === undefined ? isAboveParts : 'cells' in next || PART.test(next.text);
    if (kind === 'prose' && namesParts && isTestHeading(line.text)) {
      addSentence(reading, line.text, { kind: 'heading' });
      reading.test = testOfHeading(line.text.trim());
      continue;
    }
    const lineKind = isFirst || !NAME_LINE.test(line.text) ? kind : 'prose';
    // A line below an entry, without a bullet, is not what the list was about: `Denied:`, `- self-harm`, `Mum reports he hits her.`
    if (!isFirst && kind === 'item') Object.assign(reading, { lead: null, parent: null });
    readLine(reading, line.text, lineKind);
    isFirst = false;
  }
  Object.assign(reading, outer);
  endTable();
  // What it is called in a line above holds to the end of the paragraph.
  if (kind === 'prose' && reading.sentences.at(-1)?.kind !== 'heading') reading.test = null;
}

/** `Word Structure: RS 7, SS 4`: words, then a figure. */
const PART = /^\p{L}[^\d\n]{2,50}\d/u;

/** Whether a list, or a table of any kind, follows. */
function mayHoldParts(block: BlockNode | undefined): boolean {
  if (block?.type === 'paragraph') return 'cells' in (readLines(textOf(block.content))[0] ?? {});
  return block?.type === 'table' || block?.type === 'bulletList' || block?.type === 'orderedList';
}

/**
 * A few words on a line of their own, below an item and without a bullet: Markdown counts them to that item, whoever
 * typed them began a new list: `Plan`.
 */
const NAME_LINE = /^\s*\p{Lu}[\p{L} /&]{2,40}:?\s*$/u;

/** Each row is a sentence. */
function readRows(reading: Reading, rows: readonly { cells: string[]; separator: string }[]): void {
  const heads = readHeads(rows.map(({ cells }) => cells));
  for (const [index, { cells, separator }] of rows.entries()) {
    const about = heads !== null && (index < heads.rows ? { isHeader: true } : { header: heads.names });
    const text = (separator === ' ' ? cells.filter(Boolean) : cells).join(separator);
    addSentence(reading, text, { kind: 'row', cells, ...about });
  }
}

/** A line of a paragraph. Lines that only name something are led like the entries of a list, up to the first that says more. */
function readLine(reading: Reading, text: string, kind: SentenceKind): void {
  const outer = reading.lead;
  if (kind === 'prose') reading.lead = isNameLine(text) ? findLead(reading.sentences, text) : findSection(reading);
  readText(reading, text, kind);
  reading.lead = outer;
}

/** What leads the next line: the line or heading right above it, or what led that. */
function findLead(sentences: readonly NoteSentence[], line: string): Lead | null {
  const last = sentences.at(-1);
  if (last === undefined) return null;
  if (last.lead !== undefined) return last.kind === 'prose' ? last.lead : null;
  // `No` in a line of its own answers the name in the line above.
  if (last.kind === 'prose' && isAnswer(line) && isNameLine(last.text) && !isAnswer(last.text)) return last;
  return leadsList(last.text, last.kind === 'heading') ? last : null;
}

/** The heading right above a paragraph, where a name below it would mean something else without it. */
function findSection({ section, heading }: Reading): Lead | null {
  return section !== null && section.text === heading && leadsSection(heading) ? section : null;
}

function readText(reading: Reading, text: string, kind: SentenceKind): void {
  for (const { start, end } of splitSentences(text)) addSentence(reading, text.slice(start, end), { kind }, false);
  reading.block += 1;
}

type Extra = Pick<NoteSentence, 'kind' | 'test' | 'cells' | 'header' | 'isHeader'>;

function addSentence(reading: Reading, raw: string, extra: Extra, endsBlock = true): void {
  const text = raw.trim();
  if (text === '') return;
  const test = reading.test === null ? {} : { test: reading.test };
  const place = { start: 0, end: 0, block: reading.block, heading: reading.heading };
  const quoted = reading.isQuoted ? { isQuoted: true } : {};
  const sentence = { text, ...place, ...test, ...leadFor(reading, text), ...quoted, ...extra };
  reading.sentences.push(sentence);
  if (sentence.kind === 'heading') reading.section = sentence;
  if (endsBlock) reading.block += 1;
}

/** The first sentence of an entry is led by what stands above its list, and by a heading all that only name something. */
function leadFor({ sentences, block, lead, parent, heading }: Reading, text: string): Pick<NoteSentence, 'lead'> {
  const isFirst = sentences.at(-1)?.block !== block;
  const isOfSection = lead?.text === heading && isNameSentence(text);
  if (parent !== null && isFirst) return { lead: parent };
  return lead !== null && (isFirst || isOfSection) && needsLead(lead.text, text) ? { lead } : {};
}

function cellsOf(row: TableRowNode): string[] {
  return row.content.map((cell) => textOf(cell.content[0].content).replaceAll('\n', ' ').trim());
}

/** What is struck out was taken back. */
function textOf(nodes: readonly InlineNode[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? unstruck(node) : node.type === 'hardBreak' ? '\n' : ' ')).join('');
}

function unstruck({ text, marks = [] }: TextNode): string {
  return marks.some(({ type }) => type === 'strike') ? '' : text;
}
