import { DOCUMENT_VERSION } from './attributes.ts';
import { canonicaliseInline } from './canonical-inline.ts';
import { cleanLines } from './text.ts';
import type {
  BlockNode,
  CodeBlockNode,
  DocumentJson,
  HeadingNode,
  ListItemNode,
  ParagraphNode,
  TableNode,
  TableRowNode,
} from './types.ts';

/**
 * The canonical form: of all documents that say the same, the one that is stored. For it, and for no other,
 * `parseMarkdown(toMarkdown(document), { template: true })` is the document again, with its evidence shown as
 * show-evidence.ts does, and without its layout (layout.ts).
 *
 * 1. A node has `type`, all attributes of its type, and `content`, `marks` or `text` only where they are not empty.
 *    Attribute values are as attributes.ts reads them (addresses encoded, labels and titles trimmed).
 * 2. Text is well-formed Unicode without controls other than the tab, and in code blocks the line feed; elsewhere a
 *    line end is a space. Neighbouring texts with the same marks are one. White space is kept, also at the edges.
 * 3. Marks stand in the order of MARK_NAMES. Bold, italic and strike never begin or end with white space or a break
 *    (unless that is code); underlined white space is kept, as the blank of a form;
 *    breaks have the marks that both their sides have; breaks and variables are never code.
 *    A field has the text that the record gave it, and is never code.
 * 4. A paragraph is empty only where a paragraph must be: alone in the document, a quote or a cell, or first in a list
 *    item and followed by no other paragraph.
 * 5. A table is rectangular. Its first row is all headers or none is; all other rows hold plain cells; a header row
 *    without any content is left out unless it is all there is. A column has one alignment, that of its first cell;
 *    the paragraph in a cell has none of its own.
 * 6. A page break stands between the blocks of the document. In quotes and list items there is none.
 */
export function canonicaliseDocument(document: DocumentJson): DocumentJson {
  return { type: 'doc', attrs: { version: DOCUMENT_VERSION }, content: canonicaliseBlocks(document.content) };
}

function canonicaliseBlocks(blocks: readonly BlockNode[]): BlockNode[] {
  const kept = blocks.map(canonicaliseBlock).filter((block) => !isEmptyParagraph(block));
  return kept.length > 0 ? kept : [{ type: 'paragraph' }];
}

function leaveOutPageBreaks(blocks: readonly BlockNode[]): BlockNode[] {
  return blocks.filter(({ type }) => type !== 'pageBreak');
}

function canonicaliseBlock(block: BlockNode): BlockNode {
  switch (block.type) {
    case 'paragraph':
      return canonicaliseParagraph(block);
    case 'heading':
      return canonicaliseHeading(block);
    case 'codeBlock':
      return canonicaliseCode(block);
    case 'blockquote':
      return { type: 'blockquote', content: canonicaliseBlocks(leaveOutPageBreaks(block.content)) };
    case 'bulletList':
    case 'orderedList':
      return { ...block, content: block.content.map(canonicaliseItem) };
    case 'table':
      return canonicaliseTable(block);
    default:
      return block;
  }
}

function canonicaliseParagraph({ attrs, content: given = [] }: ParagraphNode): ParagraphNode {
  const content = canonicaliseInline(given);
  return { type: 'paragraph', ...(attrs !== undefined && { attrs }), ...(content.length > 0 && { content }) };
}

function canonicaliseHeading({ attrs, content }: HeadingNode): HeadingNode {
  return { ...canonicaliseParagraph({ type: 'paragraph', content: content ?? [] }), type: 'heading', attrs };
}

function canonicaliseCode({ attrs, content = [] }: CodeBlockNode): CodeBlockNode {
  const text = cleanLines(content.map((node) => node.text).join(''));
  return text === '' ? { type: 'codeBlock', attrs } : { type: 'codeBlock', attrs, content: [{ type: 'text', text }] };
}

function canonicaliseItem(item: ListItemNode): ListItemNode {
  const first = canonicaliseParagraph(item.content[0]);
  const rest = leaveOutPageBreaks(item.content.slice(1))
    .map(canonicaliseBlock)
    .filter((block) => !isEmptyParagraph(block));
  const [second, ...others] = rest;
  const isReplaced = isEmptyParagraph(first) && second?.type === 'paragraph';
  return { type: 'listItem', content: isReplaced ? [second, ...others] : [first, ...rest] };
}

function canonicaliseTable(table: TableNode): TableNode {
  const [top, ...others] = table.content;
  if (top === undefined) return table;
  const alignments = top.content.map((cell) => cell.attrs.align);
  const align = (row: TableRowNode, type: 'tableHeader' | 'tableCell'): TableRowNode => ({
    type: 'tableRow',
    content: row.content.map((cell, column) => ({
      type,
      attrs: { align: alignments[column] ?? null },
      content: [canonicaliseParagraph({ type: 'paragraph', content: cell.content[0].content ?? [] })],
    })),
  });
  const isHeaded = top.content.every((cell) => cell.type === 'tableHeader');
  const head = align(top, isHeaded ? 'tableHeader' : 'tableCell');
  const body = others.map((row) => align(row, 'tableCell'));
  const isLeftOut = isHeaded && body.length > 0 && head.content.every((cell) => isEmptyParagraph(cell.content[0]));
  return { type: 'table', content: isLeftOut ? body : [head, ...body] };
}

export function isEmptyParagraph(block: BlockNode): boolean {
  return block.type === 'paragraph' && (block.content ?? []).length === 0;
}
