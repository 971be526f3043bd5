import { Fragment, type Node as ProseMirrorNode, type Schema, Slice } from '@tiptap/pm/model';

/**
 * For a cell of a table, which holds one paragraph: paragraphs and lists become lines of it, as in a cell that is pasted.
 * The table would be torn apart to make room for them otherwise. Cells stay cells, and so does what is no text.
 */
export function flattenSlice(slice: Slice): Slice {
  const { content } = slice;
  const first = content.firstChild;
  const isPlain = first === null || first.isInline || (content.childCount === 1 && first.type.name === 'paragraph');
  if (isPlain || first.type.spec['tableRole'] !== undefined || holdsPrompt(content)) return slice;
  const { schema } = first.type;
  const lines = content.content.flatMap((node) => linesOf(node));
  const joined = lines.flatMap((line, index) => (index === 0 ? line : [lineBreak(schema), ...line]));
  return new Slice(Fragment.from(schema.node('paragraph', null, joined)), 1, 1);
}

type Line = readonly ProseMirrorNode[];

function linesOf(node: ProseMirrorNode): Line[] {
  const { schema, name } = node.type;
  if (name === 'codeBlock') return node.textContent.split('\n').map((line) => textOf(schema, line));
  if (node.isTextblock) return [node.children];
  if (name === 'tableRow')
    return [node.children.flatMap((cell, index) => [...textOf(schema, index === 0 ? '' : ' '), ...inlineOf(cell)])];
  return node.children.flatMap((child, index) => {
    const lines = linesOf(child);
    if (child.type.name !== 'listItem') return lines;
    const marker = name === 'orderedList' ? `${Number(node.attrs['start']) + index}. ` : '• ';
    return [[...textOf(schema, marker), ...(lines[0] ?? [])], ...lines.slice(1)];
  });
}

function inlineOf(cell: ProseMirrorNode): Line {
  return cell.children.flatMap((paragraph) => paragraph.children);
}

function textOf(schema: Schema, text: string): Line {
  return text === '' ? [] : [schema.text(text)];
}

function lineBreak(schema: Schema): ProseMirrorNode {
  return schema.node('hardBreak');
}

/** A section to be written is no line, and must not be lost. */
function holdsPrompt(content: Fragment): boolean {
  let isFound = false;
  content.descendants((node) => {
    isFound ||= node.type.name === 'prompt';
  });
  return isFound;
}
