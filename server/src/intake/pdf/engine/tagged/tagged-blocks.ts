import type { Block } from '../blocks/block.ts';
import type { Fragment, StructureNode } from '../lines/fragment.ts';
import { joinLines, type Spelling } from '../lines/join-lines.ts';
import { type PlacedCell, placeCells } from './place-cells.ts';
import { findSideBySide } from './side-by-side.ts';
import { readListItems } from './tagged-list.ts';
import { createTaggedText, type TaggedText } from './tagged-text.ts';
import { headingLevel, type TextStyle } from '../lines/text-style.ts';

export interface TaggedInput {
  fragments: Fragment[];
  style: TextStyle;
  spelling: Spelling;
  /** Some page of the document names its headings; then nothing else is one, unless it is much larger than the text. */
  hasHeadingRoles: boolean;
}

export interface TaggedBlocks {
  blocks: Block[];
  /** Text that the structure does not speak of. */
  rest: Fragment[];
}

const MUCH_LARGER = 1.25;
const HEADING_ROLE = /^H([1-6])?$/;
const BLOCK_ROLES = new Set([
  'P',
  'Caption',
  'BlockQuote',
  'Note',
  'TOCI',
  'Formula',
  'Title',
  'FENote',
  'Index',
  'BibEntry',
]);
const ROW_ROLES = new Set(['TH', 'TD']);

export function hasHeadings(node: StructureNode | null): boolean {
  if (node === null) return false;
  return HEADING_ROLE.test(node.role) || node.children.some((child) => 'role' in child && hasHeadings(child));
}

/** The page as its structure tree tells it. */
export function buildTaggedBlocks(tree: StructureNode, input: TaggedInput): TaggedBlocks {
  const text = createTaggedText(input.fragments, input.spelling);
  const rightEdge = Math.max(...input.fragments.map((fragment) => fragment.right));
  const blocks = buildBlocks(tree, { ...input, text, rightEdge, besides: findTables(tree, text) });
  return { blocks, rest: text.rest() };
}

interface Page extends TaggedInput {
  text: TaggedText;
  rightEdge: number;
  /** Rows of paragraphs that are tables, by the first of these paragraphs. */
  besides: Map<StructureNode, StructureNode[][]>;
}

function findTables(tree: StructureNode, text: TaggedText): Page['besides'] {
  const nodes = listParagraphs(tree).map((node) => node && { node, lines: text.showLines(node) });
  const filled = nodes.filter((paragraph) => paragraph === null || paragraph.lines.length > 0);
  const tables = findSideBySide(filled).map((rows) => rows.map((row) => row.map(({ node }) => node)));
  return new Map(tables.flatMap((rows) => (rows[0]?.[0] === undefined ? [] : [[rows[0][0], rows]])));
}

/** In their order, with null wherever something else stands between them. */
function listParagraphs(node: StructureNode): (StructureNode | null)[] {
  if (HEADING_ROLE.test(node.role) || node.role === 'L' || node.role === 'Table') return [null];
  if (isParagraph(node)) return [node];
  return node.children.flatMap((child) => ('role' in child ? listParagraphs(child) : []));
}

function isParagraph(node: StructureNode): boolean {
  return BLOCK_ROLES.has(node.role) || node.children.some((child) => !('role' in child));
}

function buildBlocks(node: StructureNode, page: Page): Block[] {
  const heading = HEADING_ROLE.exec(node.role);
  if (heading !== null) {
    const text = page.text.takeFlat(node);
    return text === '' ? [] : [{ kind: 'heading', level: Number(heading[1] ?? 1), text }];
  }
  if (node.role === 'L') {
    const items = readListItems(node, page.text);
    return items.length === 0 ? [] : [{ kind: 'list', items }];
  }
  if (node.role === 'Table') return buildTable(node, page);
  if (isParagraph(node)) {
    const rows = page.besides.get(node)?.map((row) => row.map((cell) => page.text.takeCell(cell)));
    return rows === undefined ? buildParagraph(node, page) : [{ kind: 'table', rows: placeCells(rows) }];
  }
  return node.children.flatMap((child) => ('role' in child ? buildBlocks(child, page) : []));
}

function buildParagraph(node: StructureNode, { text, style, spelling, hasHeadingRoles, rightEdge }: Page): Block[] {
  const lines = text.takeLines(node);
  const [first] = lines;
  if (first === undefined) return [];
  const mayBeHeading = lines.length <= 2 && (!hasHeadingRoles || first.size > style.bodySize * MUCH_LARGER);
  const level = mayBeHeading ? headingLevel(first, style) : null;
  const joined = joinLines(lines, rightEdge, spelling);
  return [
    level === null
      ? { kind: 'paragraph', text: joined }
      : { kind: 'heading', level, text: joined.replaceAll('\n', ' ') },
  ];
}

function buildTable(node: StructureNode, page: Page): Block[] {
  const caption = node.children.filter((child): child is StructureNode => 'role' in child && child.role === 'Caption');
  const rows = placeCells(readRows(node, page.text)).filter((row) => row.some((cell) => cell !== ''));
  const captions = caption.flatMap((child) => buildParagraph(child, page));
  return rows.length === 0 ? captions : [...captions, { kind: 'table', rows }];
}

function readRows(node: StructureNode, text: TaggedText): PlacedCell[][] {
  return node.children.flatMap((child) => {
    if (!('role' in child)) return [];
    if (child.role !== 'TR') return readRows(child, text);
    const cells = child.children.filter((cell): cell is StructureNode => 'role' in cell && ROW_ROLES.has(cell.role));
    return [cells.map((cell) => text.takeCell(cell))];
  });
}
