import { type BlockNode, type InlineNode, parseMarkdown, type TableRowNode } from '@casewright/document';
import { pattern } from '../../lib/pattern.ts';
import { locate } from './locate.ts';
import type { NoteSentence, SentenceKind } from './note-sentence.ts';
import { readLines } from './read-lines.ts';
import { splitSentences } from './split-sentences.ts';

interface Reading {
  sentences: NoteSentence[];
  block: number;
  heading: string | null;
}

/** The sentences of a note in the order in which they stand, each with its place in the Markdown. */
export function readNote(markdown: string): NoteSentence[] {
  const reading: Reading = { sentences: [], block: 0, heading: null };
  // Two spaces make a line end a hard one: Markdown would join the lines of a list that has no bullets.
  readBlocks(reading, parseMarkdown(markdown.replaceAll(/(?<=\S)[ \t]*\r?\n/g, '  \n')).content, 'prose');
  let position = 0;
  for (const sentence of reading.sentences) {
    const span = locate(markdown, sentence.text, position);
    Object.assign(sentence, span);
    position = span.end;
  }
  return reading.sentences;
}

function readBlocks(reading: Reading, blocks: readonly BlockNode[], kind: SentenceKind): void {
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
        readParagraph(reading, textOf(block.content), kind);
        break;
      case 'heading':
        reading.heading = textOf(block.content).replaceAll('\n', ' ').trim();
        addSentence(reading, reading.heading, { kind: 'heading' });
        break;
      case 'bulletList':
      case 'orderedList':
        for (const item of block.content) readBlocks(reading, item.content, 'item');
        break;
      case 'blockquote':
        readBlocks(reading, block.content, kind);
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
  }
}

function readParagraph(reading: Reading, paragraph: string, kind: SentenceKind): void {
  let rows: string[][] = [];
  let isFirst = true;
  const endTable = (): void => {
    readRows(
      reading,
      rows.map((cells) => ({ cells, separator: ' ' })),
    );
    rows = [];
  };
  for (const line of readLines(paragraph)) {
    if ('cells' in line) {
      rows.push(line.cells);
      continue;
    }
    endTable();
    readText(reading, line.text, isFirst || !NAME_LINE.test(line.text) ? kind : 'prose');
    isFirst = false;
  }
  endTable();
}

/**
 * A few words on a line of their own, below an item and without a bullet: Markdown counts them to that item, whoever
 * typed them began a new list: `Plan`.
 */
const NAME_LINE = /^\s*\p{Lu}[\p{L} /&]{2,40}:?\s*$/u;

/** A figure that a column may have in its head: `95% CI`, `Time 2`, `3 March`, `2019`. */
const HEAD_WITH_FIGURE = pattern('iu')`
  ^(?:9[05] ?% ?(?:CI|confidence interval)s?|(?:T|time|week|wk|session|month|year|visit) ?\d{1,2}
  |(?:19|20)\d\d|(?:percentile|centile|score|raw)s? \((?:19|20)\d\d\)
  |\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: \d{4})?)$
`;

function mayHead(cell: string): boolean {
  return !/(?<![\p{L}-])\d/u.test(cell) || HEAD_WITH_FIGURE.test(cell.trim());
}

/** The first row heads the others where it has words and no figures of its own. */
function readRows(reading: Reading, rows: readonly { cells: string[]; separator: string }[]): void {
  const first = rows[0]?.cells ?? [];
  const isHead = rows.length > 1 && first.every(mayHead) && first.some(Boolean);
  for (const [index, { cells, separator }] of rows.entries()) {
    const row = { kind: 'row' as const, cells, ...(isHead && (index === 0 ? { isHeader: true } : { header: first })) };
    addSentence(reading, cells.join(separator), row);
  }
}

function readText(reading: Reading, text: string, kind: SentenceKind): void {
  for (const { start, end } of splitSentences(text)) addSentence(reading, text.slice(start, end), { kind }, false);
  reading.block += 1;
}

type Extra = Pick<NoteSentence, 'kind' | 'cells' | 'header' | 'isHeader'>;

function addSentence(reading: Reading, raw: string, extra: Extra, endsBlock = true): void {
  const text = raw.trim();
  if (text === '') return;
  reading.sentences.push({ text, start: 0, end: 0, block: reading.block, heading: reading.heading, ...extra });
  if (endsBlock) reading.block += 1;
}

function cellsOf(row: TableRowNode): string[] {
  return row.content.map((cell) => textOf(cell.content[0].content).replaceAll('\n', ' ').trim());
}

function textOf(nodes: readonly InlineNode[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : ' ')).join('');
}
