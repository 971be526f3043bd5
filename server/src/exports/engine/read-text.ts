import { type InlineNode, VARIABLES } from '@casewright/document';

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

/** As a browser decides where nobody said it: by the first letter. */
export function isRightToLeft(block: { content?: InlineNode[] }): boolean {
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(readText(block))?.[0] ?? '');
}
