import { type BlockNode, type InlineNode, parseMarkdown, type TableRowNode, type TextNode } from '@casewright/document';
import { pattern } from '../../lib/pattern.ts';
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
import { readLines } from './read-lines.ts';
import { splitSentences } from './split-sentences.ts';

interface Reading {
  sentences: NoteSentence[];
  block: number;
  heading: string | null;
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
    test: null,
    lead: null,
    parent: null,
    isQuoted: false,
  };
  // Two spaces make a line end a hard one: Markdown would join the lines of a list that has no bullets.
  const lines = markLetters(leaveOutRules(endTables(markdown.replaceAll(BROKEN_LINE, ''))))
    .replaceAll(BULLET, '$<indent>- ')
    .replaceAll(FRACTURE, '\\$&')
    .replaceAll(YEAR, '$&\\')
    .replaceAll(/(?<=\S)[ \t]*\r?\n/g, '  \n')
    .replaceAll(EMPTY_CELL, '\u00A0$&');
  readBlocks(reading, parseMarkdown(lines).content, 'prose');
  let position = 0;
  for (const sentence of reading.sentences) {
    const span = locate(markdown, sentence.text, position);
    Object.assign(sentence, span);
    position = span.end;
    // What leads it stands above it, so that its place is known by now.
    if (sentence.lead !== undefined) sentence.lead = placeOf(sentence.lead);
  }
  carryTests(reading.sentences, markdown);
  carryWhose(reading.sentences, markdown);
  return reading.sentences;
}

/**
 * The words that lead a list. For a list within an entry they begin with what leads that entry: `Mum wants: respite`.
 */
function placeOf({ text, start, end, lead, kind }: Lead & Partial<NoteSentence>): Lead {
  return { text: lead === undefined || kind !== 'item' ? text : tellWithLead(lead.text, text), start, end };
}

const BONES = String.raw`(?:NOF|neck of|hip|ribs?|wrist|ankle|tib|tibia|fib|fibula|radius|ulna|humerus|femur|clavicle|collar ?bone|pelvis
  |skull|nose|jaw|mandible|scaphoid|metatarsals?|metacarpals?|vertebrae?|[TL]\d{1,2}|patella|elbow|shoulder|finger|thumb|toe|foot|hand|spine)`;
/**
 * A sign for a fracture, which Markdown would take for a heading: in an item of a list, which heads nothing; before `NOF`, or
 * before a bone with a side or a figure. A heading is no passage, so that the fracture would be in no draft.
 */
const FRACTURE = pattern('gmiu')`
  (?<=^[ \t]{0,8}(?:[-*+]|\d{1,2}[.\)]) )#(?= \S)
  |^#(?= (?:NOF\b|(?:old |prev |recent )?(?:(?:[LR]|lt|rt|left|right|bilat(?:eral)?) (?:[\p{L}\d+&]{1,12} ){0,4}${BONES}\b|${BONES}\b[^\n]{0,60}\d)))
`;

/** Bullets that come with what is pasted, and that Markdown does not know. Two in a line part what stands in it. */
const BULLET = /^(?<indent>[ \t]{0,8})[•●▪◦‣⁃∙](?:[ \t]{1,4}|(?=\p{L}))(?=[^\n•●▪◦‣⁃∙]*$)/gmu;

const LETTERED = /^(?<indent>[ \t]{0,8})(?<sign>[a-z]|i{1,3}|iv|vi{0,3}|ix|x)[.)][ \t]+(?=\S)/;
const TURNS = ['a b c d e f g h i j k l m n o p q r s t u v w x y z', 'i ii iii iv v vi vii viii ix x'].map((turns) =>
  turns.split(' '),
);

/** Lines `a. …`, `b. …` and `i. …`, `ii. …` are lists as well: a letter that stays would begin a sentence of the report. */
function markLetters(markdown: string): string {
  const lines = markdown.split('\n');
  const signs = lines.map((line) => LETTERED.exec(line)?.groups?.['sign'] ?? '');
  let [turns, turn] = [TURNS[0] ?? [], 0];
  return lines
    .map((line, index) => {
      const begun = TURNS.find(([first, second]) => signs[index] === first && signs[index + 1] === second);
      if (begun !== undefined) [turns, turn] = [begun, 0];
      const isNext = signs[index] === turns[turn] && (begun !== undefined || turn > 0);
      turn = isNext ? turn + 1 : 0;
      return isNext ? line.replace(LETTERED, '$<indent>- ') : line;
    })
    .join('\n');
}

/** The sign by which Markdown breaks a line, as our editor and the reader of PDFs write it; in front of spaces it is a letter. */
const BROKEN_LINE = /(?<!\\)\\(?=\r?\n)/g;

/** `2019. Overdose` is no item of a list, number 2019: the year would be lost. */
const YEAR = /^[ \t]{0,3}(?:19|20)\d{2}(?=[.)] )/gm;

/**
 * A line that begins with an empty cell, and has others behind it. To Markdown it would be code, or lose what says that
 * the cell is empty, unless a character stands before it.
 */
const EMPTY_CELL = /^(?:\t(?=[^\t\n]*\t)| {4}(?= *[^\s\d*+-][^\n]*? {2,}\S))/gm;

/** A line without cells right below a table is none of its rows, though Markdown takes it for one. */
function endTables(markdown: string): string {
  const lines = markdown.split('\n');
  return lines
    .map((line, index) => {
      const before = lines[index - 1]?.trim() ?? '';
      const isBelowRow = before.startsWith('|') && before.endsWith('|') && before.length > 1;
      return isBelowRow && line.trim() !== '' && !line.includes('|') ? `\n${line}` : line;
    })
    .join('\n');
}

const RULE = /^[ \t]{0,3}(?:-+|=+)\s*$/;
const SENTENCE_END = /[.!?;,]\s*$/;
const MAX_HEADING_WORDS = 8;
/** How much longer or shorter than the words above it a line under a heading may be. */
const RULE_TOLERANCE = 3;

/**
 * A line of dashes below a text makes a heading of all of it, and a heading is no passage: what was only parted from the
 * rest would be in no draft. So it makes one of a few words that it is drawn under, and else it is left out.
 */
function leaveOutRules(markdown: string): string {
  const lines = markdown.split('\n');
  return lines.map((line, index) => (RULE.test(line) && !isDrawnUnder(lines, index) ? '' : line)).join('\n');
}

function isDrawnUnder(lines: readonly string[], index: number): boolean {
  const [before, above, rule] = [lines[index - 2] ?? '', lines[index - 1] ?? '', lines[index] ?? ''].map((line) =>
    line.trim(),
  ) as [string, string, string];
  // A rule by itself, and what may be the second line of a table.
  if (above === '' || above.includes('|')) return true;
  const isShort = above.split(/\s+/).length <= MAX_HEADING_WORDS && !SENTENCE_END.test(above);
  return before === '' && isShort && Math.abs(above.length - rule.length) <= RULE_TOLERANCE;
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

/** A figure that a column may have in its head: `95% CI`, `Time 2`, `Item 9`, `3 March`, `2019`. */
const HEAD_WITH_FIGURE = pattern('iu')`
  ^(?:(?:9[05]|68) ?% ?(?:CI|confidence interval|band)s?|(?:T|time|term|week|wk|session|month|year|visit|item|trial) ?\d{1,2}
  |(?:19|20)\d\d|(?:percentile|centile|score|raw)s? \((?:19|20)\d\d\)
  |\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: \d{4})?
  |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? ?(?:\d{4}|['’]?\d\d)
  |(?:follow-?up|f\/u|review|admission|discharge|intake|baseline|start|end|pre|post|clinic|visit),? (?:at )?\d{1,2}(?:[\/.]\d{1,2}(?:[\/.]\d{2,4})?|[ -]?(?:weeks?|wks?|months?|mths?)))$
`;
/** `3 months`, `6/12`: when it was measured, where further columns say the like. */
const HEAD_OF_TIME =
  /^\d{1,2}(?:[ -]?(?:days?|weeks?|wks?|months?|mths?|years?|yrs?)|\/(?:7|52|1[0-2]|0?[1-9])|[/.](?:1[0-2]|0?[1-9])[/.]\d{2,4})$/i;
/** A date, an interval, a year or how much there is to reach, in brackets behind the words of a head. */
const HEAD_BRACKET = pattern('iu')`
  \s?\((?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?(?: \d{4})?|\d{1,2}[\/.]\d{1,2}(?:[\/.]\d{2,4})?|(?:19|20)\d\d
  |\d{2} ?% ?\p{L}{2,10}|\/ ?\d{1,3}|out of \d{1,3}|(?:max|mean|M) ?=? ?\d{1,3}(?:,? SD ?=? ?\d{1,2})?)\)$
`;

/** `Aut 1`, `Spr 1`, `Sum 1`: the same few letters and a number above every column but the first. */
const HEAD_OF_SERIES = /^\p{L}{1,7}\.? ?\d{1,2}$/u;
const MIN_SERIES = 2;

function areSeries([name = '', ...heads]: readonly string[]): boolean {
  return heads.length >= MIN_SERIES && !/\d/.test(name) && heads.every((head) => HEAD_OF_SERIES.test(head.trim()));
}

/** What heads a column is no sentence: as a head it would stand in no draft. */
const SENTENCE = /^(?:\S+ ){3,}\S+[.!?]$/u;

function mayHead(cell: string, column: number, row: readonly string[]): boolean {
  if (SENTENCE.test(cell.trim())) return false;
  // `Conners 3 (T)` above the names of those who were asked.
  if (column === 0 && row.length > 2 && isTestHeading(cell)) return true;
  const plain = cell.trim().replace(HEAD_BRACKET, '');
  return (
    !/(?<![\p{L}-])\d/u.test(plain) || HEAD_WITH_FIGURE.test(plain) || (row.length > 2 && HEAD_OF_TIME.test(plain))
  );
}

/** What a column of a score table is called below the name of a test, of a person or of a time. */
const KIND_OF_COLUMN =
  /^(?:raw|rs|ss|sc|t|z|pr|ci|score|scaled|standard|composite|%|%ile|percentile|centile|range|band|ae|age equiv\p{L}*|(?:raw|scaled|standard|t|z)[- ]scores?|95 ?% ?CI)$/iu;

/** Below a head that is written over two columns or more stands what each of them holds: `VMI`, and below it `SS`, `%ile`. */
function joinHeads(first: readonly string[], second: readonly string[] | undefined): string[] | null {
  const kinds = (second ?? []).filter((cell) => cell !== '');
  const isSecond =
    second !== undefined && kinds.length >= 2 && kinds.every((cell) => KIND_OF_COLUMN.test(cell)) && first.includes('');
  if (!isSecond) return null;
  let last = '';
  return second.map((cell, column) => {
    last = first[column] === '' || first[column] === undefined ? last : first[column];
    return cell === '' ? (first[column] ?? '') : `${column === 0 ? '' : last} ${cell}`.trim();
  });
}

/** The pitches that hearing was tested at head an audiogram: `Freq (Hz)`, `500`, `1000`. */
function readPitches(first: readonly string[]): string[] | null {
  const [name = '', ...pitches] = first;
  const unit = /\bk?Hz\b/i.exec(name)?.[0];
  const areFigures = pitches.length > 1 && pitches.every((pitch) => /^\d{1,5}(?:\.\d)?k?$/.test(pitch));
  return unit === undefined || !areFigures ? null : [name, ...pitches.map((pitch) => `${pitch} ${unit}`)];
}

/** The first row heads the others where it has words and no figures of its own; the second may go on with it. */
function readRows(reading: Reading, rows: readonly { cells: string[]; separator: string }[]): void {
  const first = rows[0]?.cells ?? [];
  const pitches = rows.length > 1 ? readPitches(first) : null;
  const isHead =
    rows.length > 1 && first.some(Boolean) && (pitches !== null || areSeries(first) || first.every(mayHead));
  const joined = isHead && rows.length > 2 ? joinHeads(first, rows[1]?.cells) : null;
  const headRows = joined === null ? 1 : 2;
  const header = joined ?? pitches ?? first;
  for (const [index, { cells, separator }] of rows.entries()) {
    const row = { kind: 'row' as const, cells, ...(isHead && (index < headRows ? { isHeader: true } : { header })) };
    addSentence(reading, (separator === ' ' ? cells.filter(Boolean) : cells).join(separator), row);
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
function findSection({ sentences, heading }: Reading): Lead | null {
  const last = sentences.findLast(({ kind }) => kind === 'heading');
  return last !== undefined && last.text === heading && leadsSection(heading) ? last : null;
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
  reading.sentences.push({ text, ...place, ...test, ...leadFor(reading, text), ...quoted, ...extra });
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
