import { hasMark } from '../marks.ts';
import type { InlineNode, LinkMark, TextNode } from '../types.ts';
import { escapeText, type Place } from './escape.ts';
import { type Flanks, settleFlanks } from './flanks.ts';
import { formatAutolink, formatLinkEnd } from './format-link.ts';
import { nestMarks, type Step } from './nest-marks.ts';
import { formatVariable } from './variable.ts';

interface Writing {
  place: Place;
  steps: readonly Step[];
  flanks: Flanks;
  mayDefine: boolean;
}

/** One line, or in a paragraph several, parted by hard breaks. */
export function serialiseInline(nodes: readonly InlineNode[], place: Place): string {
  const steps = nestMarks(nodes);
  const mayDefine = place === 'paragraph' && nodes[0]?.type === 'text' && nodes[0].text.startsWith('[');
  const writing = { place, steps, flanks: settleFlanks(steps), mayDefine };
  const parts: string[] = [];
  let link: LinkMark | null = null;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index];
    if (step === undefined) break;
    if (step.kind === 'leaf') {
      parts.push(writeLeaf(writing, index, step.node, link !== null));
    } else if (step.mark.type === 'underline') {
      parts.push(step.kind === 'open' ? '<u>' : '</u>');
    } else if (step.mark.type !== 'link') {
      parts.push(writing.flanks.signs.get(index) ?? '');
    } else if (step.kind === 'close') {
      parts.push(formatLinkEnd(step.mark));
      link = null;
    } else {
      const autolink = autolinkAt(steps, index);
      parts.push(autolink ?? '[');
      if (autolink === null) link = step.mark;
      else index += 2;
    }
  }
  return parts.join('');
}

function autolinkAt(steps: readonly Step[], index: number): string | null {
  const [open, leaf, close] = steps.slice(index, index + 3);
  if (open?.kind !== 'open' || open.mark.type !== 'link') return null;
  if (leaf?.kind !== 'leaf' || leaf.node.type !== 'text' || hasMark(leaf.node, 'code')) return null;
  return close?.kind === 'close' && close.mark.type === 'link' ? formatAutolink(leaf.node.text, open.mark) : null;
}

function writeLeaf(writing: Writing, index: number, node: InlineNode, isInLink: boolean): string {
  switch (node.type) {
    case 'hardBreak':
      return isLineEnd(writing, index) ? '\\\n' : '<br>';
    case 'variable':
      return formatVariable(node.attrs.name);
    default:
      return hasMark(node, 'code') ? formatCode(node.text) : writeText(writing, index, node, isInLink);
  }
}

function writeText(writing: Writing, index: number, { text }: TextNode, isInLink: boolean): string {
  const { steps, flanks, place, mayDefine } = writing;
  const next = steps[index + 1];
  const startsBlock = index === 0;
  const endsBlock = next === undefined;
  return escapeText(text, {
    place,
    startsBlock,
    endsBlock,
    startsLine: startsBlock || isLineEnd(writing, index - 1),
    endsLine: endsBlock || isLineEnd(writing, index + 1),
    isInLink,
    isBeforeLink: next?.kind === 'open' && next.mark.type === 'link',
    mayDefine,
    encodesFirst: flanks.encoded.start.has(index),
    encodesLast: flanks.encoded.end.has(index),
  });
}

/** Whether the step is a break that ends a line: at the very end of a block it must be a tag, since no line follows. */
function isLineEnd({ place, steps }: Writing, index: number): boolean {
  const step = steps[index];
  return place === 'paragraph' && step?.kind === 'leaf' && step.node.type === 'hardBreak' && index < steps.length - 1;
}

/** Between more backticks than the text holds in a row; spaces keep its own edges apart from them. */
function formatCode(text: string): string {
  const lengths = new Set(Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (lengths.has(length)) length++;
  const fence = '`'.repeat(length);
  const isBetweenSpaces = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text);
  const isPadded = text.startsWith('`') || text.endsWith('`') || isBetweenSpaces;
  return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
