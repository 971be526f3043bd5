import type { BlockNode, ListNode, PromptNode, TextAlignment } from '@casewright/document';
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  type IParagraphStylePropertiesOptions,
  PageBreak,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import { isTight } from '../is-tight.ts';
import { isRightToLeft, readText } from '../read-text.ts';
import { type TextBlock, withTabs, writeInline } from './inline.ts';
import {
  BULLETS_REFERENCE,
  HAIRLINE,
  LIST_INDENT,
  MAX_LIST_LEVEL,
  type OrderedLevel,
  orderedReference,
  PLACEHOLDER_FILL,
} from './styles.ts';
import { writeTable } from './table.ts';

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const ALIGNMENTS = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const satisfies Record<TextAlignment, unknown>;
const QUOTE_BORDER = { style: BorderStyle.SINGLE, size: 12, color: 'C3CCD2', space: 8 };
const DASHES = { style: BorderStyle.DASHED, size: 6, color: 'B58900', space: 4 };

/** Word's paragraphs are not nested: each says itself how deep it stands. */
export interface Depth {
  lists: number;
  quotes: number;
  /** The width of a line that is not indented. */
  textWidth: number;
}

type ListNumbering = Exclude<IParagraphOptions['numbering'], false | undefined>;

/** The ordered lists met so far: each is an instance of its own of the numbering with its level and start. */
export type OrderedLists = OrderedLevel[];

export function writeBlocks(blocks: readonly BlockNode[], depth: Depth, ordered: OrderedLists): (Paragraph | Table)[] {
  return blocks.flatMap((block) => writeBlock(block, depth, ordered));
}

function writeBlock(block: BlockNode, depth: Depth, ordered: OrderedLists): (Paragraph | Table)[] {
  switch (block.type) {
    case 'paragraph':
      return [writeParagraph(block, placeAt(depth))];
    case 'heading':
      return [writeHeading(block, depth)];
    case 'bulletList':
    case 'orderedList':
      return writeList(block, depth, ordered);
    case 'table':
      // Word would make one table of two that touch, and takes none at the end of a document.
      return [writeTable(block, depth.textWidth, indentOf(depth)), new Paragraph({ spacing: { after: 60 } })];
    case 'blockquote':
      return writeBlocks(block.content, { ...depth, quotes: depth.quotes + 1 }, ordered);
    case 'codeBlock':
      return [writeLines(readText(block), { ...placeAt(depth), style: 'Code', shading: { fill: 'F4F6F7' } })];
    case 'horizontalRule':
      return [new Paragraph({ ...placeAt(depth), border: { bottom: HAIRLINE } })];
    case 'pageBreak':
      return [new Paragraph({ children: [new PageBreak()] })];
    case 'prompt':
      return writePrompt(block, depth);
    default:
      throw new TypeError('Unknown kind of node');
  }
}

export function writeHeading(block: TextBlock & { attrs: { level: number } }, depth: Depth): Paragraph {
  const { style: _, ...place } = placeAt(depth);
  return writeParagraph(block, { ...place, heading: HEADINGS[block.attrs.level - 1] ?? HeadingLevel.HEADING_6 });
}

function writeParagraph(block: TextBlock, options: IParagraphOptions): Paragraph {
  const align = block.attrs?.align;
  return new Paragraph({
    ...options,
    ...(align !== undefined && { alignment: ALIGNMENTS[align] }),
    bidirectional: isRightToLeft(block),
    children: writeInline(block),
  });
}

function writeList(list: ListNode, depth: Depth, ordered: OrderedLists): (Paragraph | Table)[] {
  const level = Math.min(depth.lists, MAX_LIST_LEVEL);
  const numbering = list.type === 'orderedList' ? numberList(ordered, list.attrs.start, level) : bulletsAt(level);
  const inner = { ...depth, lists: depth.lists + 1 };
  const style = { style: 'ListParagraph', contextualSpacing: isTight(list) };
  return list.content.flatMap(({ content: [first, ...rest] }) => {
    const { indent: _, ...place } = placeAt(depth);
    const indent = depth.quotes === 0 ? {} : { indent: { left: indentOf(inner), hanging: LIST_INDENT } };
    return [writeParagraph(first, { ...place, ...style, ...indent, numbering }), ...writeBlocks(rest, inner, ordered)];
  });
}

function bulletsAt(level: number): ListNumbering {
  return { reference: BULLETS_REFERENCE, level };
}

function numberList(ordered: OrderedLists, start: number, level: number): ListNumbering {
  return { reference: orderedReference({ start, level }), level, instance: ordered.push({ start, level }) };
}

function writePrompt({ attrs: { label, instruction } }: PromptNode, depth: Depth): Paragraph[] {
  const options = {
    ...placeAt(depth),
    style: 'Placeholder',
    border: { top: DASHES, bottom: DASHES, left: DASHES, right: DASHES },
    shading: { fill: PLACEHOLDER_FILL },
  };
  const heading = new TextRun({ text: `To be written: ${label}`, bold: true });
  return [writeLines(instruction, options, [heading])];
}

function writeLines(text: string, options: IParagraphOptions, before: TextRun[] = []): Paragraph {
  const lines = text.split('\n').map((line, index) => {
    return new TextRun({ children: withTabs(line), ...(index + before.length > 0 ? { break: 1 } : {}) });
  });
  return new Paragraph({ ...options, children: [...before, ...lines] });
}

function placeAt(depth: Depth): IParagraphOptions & IParagraphStylePropertiesOptions {
  const left = indentOf(depth);
  return {
    ...(left > 0 ? { indent: { left } } : {}),
    ...(depth.quotes > 0 ? { style: 'Quote', border: { left: QUOTE_BORDER } } : {}),
  };
}

function indentOf({ lists, quotes }: Depth): number {
  return LIST_INDENT * (Math.min(lists, MAX_LIST_LEVEL + 1) + Math.min(quotes, MAX_LIST_LEVEL));
}
