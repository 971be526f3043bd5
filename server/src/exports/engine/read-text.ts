import { type BlockNode, type InlineNode, VARIABLES } from '@casewright/document';

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A variable that was left unfilled must not look like a word of the report. */
export function textOf(node: InlineNode): string {
  if (node.type === 'text') return node.text;
  return node.type === 'hardBreak' ? '\n' : `[${VARIABLES[node.attrs.name]}]`;
}

export function readText({ content = [] }: { content?: InlineNode[] }): string {
  return content.map(textOf).join('');
}

/** As a browser decides where nobody said it: by the first letter, and without one as the page around it. */
export function isRightToLeft(block: { content?: InlineNode[] }, around = false): boolean {
  const [letter] = FIRST_LETTER.exec(readText(block)) ?? [];
  return letter === undefined ? around : RIGHT_TO_LEFT.test(letter);
}

/** A list or a table stands as its first text does. */
export function isBlockRightToLeft(block: BlockNode, around = false): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return isRightToLeft(block, around);
    case 'blockquote':
      return block.content[0] === undefined ? around : isBlockRightToLeft(block.content[0], around);
    case 'bulletList':
    case 'orderedList':
      return block.content[0] === undefined ? around : isRightToLeft(block.content[0].content[0], around);
    case 'table': {
      const cell = block.content[0]?.content[0];
      return cell === undefined ? around : isRightToLeft(cell.content[0], around);
    }
    default:
      return false;
  }
}
