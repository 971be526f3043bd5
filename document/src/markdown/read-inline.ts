import type { Token } from 'markdown-it';
import { withMarks } from '../marks.ts';
import { cleanText } from '../text.ts';
import type { InlineNode, LinkMark, Mark } from '../types.ts';
import { isVariableName, type PlainMarkName } from '../vocabulary.ts';

type Emphasis = Exclude<PlainMarkName, 'link' | 'code'>;

const EMPHASIS_TOKENS: Partial<Record<string, Emphasis>> = {
  strong_open: 'bold',
  strong_close: 'bold',
  em_open: 'italic',
  em_close: 'italic',
  s_open: 'strike',
  s_close: 'strike',
};

export function readInline(tokens: readonly Token[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  const depths: Record<Emphasis, number> = { bold: 0, italic: 0, underline: 0, strike: 0 };
  const underlines = pairUnderlineTags(tokens);
  let link: LinkMark | null = null;
  let linkStart = 0;
  let marks: Mark[] = [];
  for (const token of tokens) {
    const emphasis = EMPHASIS_TOKENS[token.type];
    const underline = underlines.get(token);
    if (underline !== undefined) {
      depths.underline += underline;
    } else if (emphasis !== undefined) {
      depths[emphasis] += token.nesting;
    } else if (token.type === 'link_open') {
      link = linkMark(token);
      linkStart = nodes.length;
    } else if (token.type === 'link_close') {
      // A link nobody could see would be lost: its address is then its text.
      if (link !== null && nodes.length === linkStart) nodes.push({ type: 'text', text: link.attrs.href, marks });
      link = null;
    } else {
      const node = readLeaf(token, marks);
      if (node !== null) nodes.push(node);
      continue;
    }
    const emphases = (Object.keys(depths) as Emphasis[]).filter((name) => depths[name] > 0);
    marks = [...(link === null ? [] : [link]), ...emphases.map((type) => ({ type }))];
  }
  return nodes;
}

/**
 * For each tag that has its other half, 1 where it opens and -1 where it closes. One without is text, as all other
 * HTML.
 */
function pairUnderlineTags(tokens: readonly Token[]): ReadonlyMap<Token, 1 | -1> {
  const paired = new Map<Token, 1 | -1>();
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.type !== 'underline_tag') continue;
    const isOpening = !token.content.startsWith('</');
    const opening = isOpening ? undefined : open.pop();
    if (isOpening) open.push(token);
    else if (opening !== undefined) paired.set(opening, 1).set(token, -1);
  }
  return paired;
}

function linkMark(token: Token): LinkMark {
  const title = cleanText(String(token.attrGet('title') ?? '')).trim();
  return { type: 'link', attrs: { href: String(token.attrGet('href') ?? ''), title: title === '' ? null : title } };
}

function readLeaf(token: Token, marks: Mark[]): InlineNode | null {
  switch (token.type) {
    case 'softbreak':
      return withMarks({ type: 'text', text: ' ' }, marks);
    case 'hardbreak':
      return withMarks({ type: 'hardBreak' }, marks);
    case 'code_inline':
      return withMarks({ type: 'text', text: token.content }, [...marks, { type: 'code' }]);
    case 'variable':
      return isVariableName(token.content)
        ? withMarks({ type: 'variable', attrs: { name: token.content } }, marks)
        : null;
    default:
      return token.content === '' ? null : withMarks({ type: 'text', text: token.content }, marks);
  }
}
