import type { BlockNode, InlineNode, TableNode } from '@casewright/document';
import { shareColumns } from '../column-shares.ts';
import type { LetterheadWords } from '../describe-letterhead.ts';
import { isTight } from '../is-tight.ts';
import type { Page } from '../describe-page.ts';
import { fitPicture, LOGO_BOX, SIGNATURE_BOX } from '../fit-picture.ts';
import { isBlock, type PictureBlock, type PreparedReport } from '../prepare-report.ts';
import { isBlockRightToLeft, isRightToLeft, readText, textOf } from '../read-text.ts';
import { cutLongWords } from './cut-long-words.ts';

// What a line of the page holds of the widest letters, in the text and in large type, and what nesting takes away.
const LINE_CHARACTERS = 44;
const HEADING_CHARACTERS = 22;
const INDENT_CHARACTERS = 2;
const MIN_CHARACTERS = 4;
/** So many lines of the widest letters are less than half of any page. */
const MAX_HEAD_LINES = 24;
/** The layout refuses to nest more than some twenty. */
const MAX_QUOTES = 8;

type ReplaceMissing = (text: string) => string;

interface Place {
  replaceMissing: ReplaceMissing;
  /** How many of the widest letters fit into a line. */
  characters: number;
  quotes: number;
  /** How the page runs: what has no letters of its own follows it. */
  isRightToLeft: boolean;
}

export interface PrintInput {
  report: PreparedReport;
  letterhead: LetterheadWords;
  page: Page;
  date: Date;
  replaceMissing: ReplaceMissing;
}

/** What report.typ reads: the nodes of the document, with the text that can be drawn and all that needs a decision. */
export function buildPrintData(input: PrintInput): Record<string, unknown> {
  const { report, letterhead, page, date, replaceMissing } = input;
  const { isRightToLeft: isPageRightToLeft } = page;
  const place: Place = { replaceMissing, characters: LINE_CHARACTERS, quotes: 0, isRightToLeft: isPageRightToLeft };
  const headed: Place = { ...place, characters: HEADING_CHARACTERS };
  return {
    title: readText(report.heading),
    author: letterhead.clinicianName,
    date: { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    practiceName: show(letterhead.practiceName, headed),
    footer: show(letterhead.footer, headed),
    mark: letterhead.mark,
    details: letterhead.details.map(({ label, value }) => ({ label, value: show(value, headed) })),
    page: buildPage(page, headed),
    pageNumber: letterhead.pageNumber.split(/(\{pages?\})/),
    heading: buildBlock(report.heading, place),
    content: report.content.flatMap((block) => (isBlock(block) ? buildBlocks([block], place) : [buildPicture(block)])),
    logoAlt: letterhead.practiceName,
  };
}

function buildPicture({ type, alt, file, ...picture }: PictureBlock): object {
  return { type, alt, file, ...fitPicture(picture, SIGNATURE_BOX) };
}

function buildPage({ logo, contactGroups, footerLines, language, ...page }: Page, place: Place): object {
  const [lang = 'en', region = ''] = language.split('-');
  return {
    ...page,
    lang,
    region,
    logo: logo === null ? null : fitPicture(logo, LOGO_BOX),
    contactGroups: contactGroups.map((lines) => lines.map((line) => showLine(line, place))),
    footerLines: footerLines.map((line) => showLine(line, place)),
  };
}

function buildBlocks(blocks: readonly BlockNode[], place: Place): object[] {
  return blocks.flatMap((block) => {
    const isTooDeep = block.type === 'blockquote' && place.quotes >= MAX_QUOTES;
    return isTooDeep ? buildBlocks(block.content, place) : [buildBlock(block, place)];
  });
}

function buildBlock(block: BlockNode, place: Place): object {
  switch (block.type) {
    case 'paragraph':
      return buildTextBlock(block, place);
    case 'heading':
      return buildTextBlock(block, { ...place, characters: Math.min(place.characters, HEADING_CHARACTERS) });
    case 'bulletList':
    case 'orderedList': {
      const direction = directionOf(block, place);
      const inner = { ...narrow(place), ...direction };
      const items = block.content.map((item) => ({ content: buildBlocks(item.content, inner) }));
      return { ...block, isTight: isTight(block), content: items, ...direction };
    }
    case 'blockquote': {
      const direction = directionOf(block, place);
      const inner = { ...narrow(place), ...direction, quotes: place.quotes + 1 };
      return { ...block, ...direction, content: buildBlocks(block.content, inner) };
    }
    case 'table':
      return buildTable(block, place);
    case 'codeBlock':
      return { type: block.type, lines: showLines(readText(block), narrow(place)) };
    case 'prompt': {
      const label = show(`To be written: ${block.attrs.label}`, place);
      return { type: block.type, label, lines: showLines(block.attrs.instruction, place) };
    }
    case 'horizontalRule':
    case 'pageBreak':
      return block;
    default:
      throw new TypeError('Unknown kind of node');
  }
}

function buildTable(table: TableNode, place: Place): object {
  const shares = shareColumns(table);
  const widths = shares.map((share) => Math.max(MIN_CHARACTERS, Math.floor(share * place.characters)));
  const direction = directionOf(table, place);
  const rows = table.content.map(({ content: cells }) => ({
    content: cells.map((cell, column) => {
      const characters = widths[column] ?? MIN_CHARACTERS;
      return { ...cell, content: [buildTextBlock(cell.content[0], { ...place, ...direction, characters })] };
    }),
  }));
  return { type: table.type, shares, hasRepeatedHead: hasRepeatedHead(table, widths), content: rows, ...direction };
}

/**
 * Whether the first row is repeated on every page. The layout never parts such a row, and would lose what does not fit on
 * a page, with all rows below it: so one that is long, such as a box of one cell, is a row like any other.
 */
function hasRepeatedHead({ content: [head] }: TableNode, widths: readonly number[]): boolean {
  const cells = head?.content ?? [];
  return (
    cells[0]?.type === 'tableHeader' &&
    cells.every(({ content: [paragraph] }, column) => {
      return countLines(readText(paragraph), widths[column] ?? MIN_CHARACTERS) <= MAX_HEAD_LINES;
    })
  );
}

function countLines(text: string, characters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / characters)), 0);
}

function directionOf(block: BlockNode, place: Place): { isRightToLeft: boolean } {
  return { isRightToLeft: isBlockRightToLeft(block, place.isRightToLeft) };
}

function buildTextBlock<Block extends { content?: InlineNode[] }>(block: Block, place: Place): object {
  const content = (block.content ?? []).map((node) => ({ ...node, text: show(textOf(node), place) }));
  return { ...block, content, isRightToLeft: isRightToLeft(block, place.isRightToLeft) };
}

/** Text as the pieces between which a line may end although no word does. */
function show(text: string, { replaceMissing, characters }: Place): string[] {
  return cutLongWords(replaceMissing(text), characters);
}

/** A line by itself, which runs as its own first letter does. */
function showLine(text: string, place: Place): { pieces: string[]; isRightToLeft: boolean } {
  const block = { content: [{ type: 'text' as const, text }] };
  return { pieces: show(text, place), isRightToLeft: isRightToLeft(block, place.isRightToLeft) };
}

function showLines(text: string, place: Place): string[][] {
  return text.split('\n').map((line) => show(line, place));
}

function narrow(place: Place): Place {
  return { ...place, characters: Math.max(MIN_CHARACTERS, place.characters - INDENT_CHARACTERS) };
}
