import { isEmptyParagraph } from '../canonical.ts';
import { LIMITS } from '../limits.ts';
import { showEvidence } from '../show-evidence.ts';
import type {
  BlockNode,
  CodeBlockNode,
  DocumentJson,
  HeadingNode,
  ListItemNode,
  ListNode,
  TableCellNode,
  TableNode,
} from '../types.ts';
import { formatPrompt, PROMPT_FENCE } from './prompt.ts';
import { serialiseInline } from './serialise-inline.ts';

// Of either kind of list a pair, for lists that follow or begin one another and would else be one.
const LIST_SIGNS = { bulletList: ['-', '*'], orderedList: ['.', ')'] } as const;

interface Position {
  /** The sign of the list that stands right before, or that this block begins an item of. */
  besideSign: string | null;
  startsItem: boolean;
}

/** For a canonical document; see canonical.ts for what comes back from it. */
export function toMarkdown(document: DocumentJson): string {
  return writeBlocks(
    leaveOutPageBreaks(showEvidence(document).content),
    { besideSign: null, startsItem: false },
    false,
  ).join('\n');
}

/** Markdown has no pages. */
function leaveOutPageBreaks(blocks: readonly BlockNode[]): BlockNode[] {
  return blocks.filter(({ type }) => type !== 'pageBreak');
}

function writeBlocks(blocks: readonly BlockNode[], position: Position, isTight: boolean): string[] {
  const lines: string[] = [];
  let current = position;
  for (const [index, block] of blocks.entries()) {
    if (index > 0 && !isTight) lines.push('');
    const sign = isList(block) ? chooseSign(block, current) : null;
    for (const line of writeBlock(block, current, sign)) lines.push(line);
    current = { besideSign: sign, startsItem: false };
  }
  return lines;
}

function writeBlock(block: BlockNode, { startsItem }: Position, sign: string | null): string[] {
  switch (block.type) {
    case 'paragraph':
      return serialiseInline(block.content ?? [], 'paragraph').split('\n');
    case 'heading':
      return [writeHeading(block)];
    case 'bulletList':
    case 'orderedList':
      return writeList(block, sign ?? '-');
    case 'table':
      return writeTable(block);
    case 'blockquote':
      return writeBlocks(block.content, { besideSign: null, startsItem: false }, false).map((line) =>
        line === '' ? '>' : `> ${line}`,
      );
    case 'codeBlock':
      return writeCode(block);
    case 'horizontalRule':
      // `- ---` would be one rule, not a list with one in it.
      return [startsItem ? '___' : '---'];
    case 'prompt':
      return writeFence(PROMPT_FENCE, formatPrompt(block));
    default:
      throw new TypeError('Unknown kind of node');
  }
}

function writeHeading({ attrs, content = [] }: HeadingNode): string {
  const text = serialiseInline(content, 'heading');
  return text === '' ? '#'.repeat(attrs.level) : `${'#'.repeat(attrs.level)} ${text}`;
}

function writeCode({ attrs: { language }, content = [] }: CodeBlockNode): string[] {
  const info = language === PROMPT_FENCE ? `&#${language.charCodeAt(0)};${language.slice(1)}` : (language ?? '');
  return writeFence(info, content.map((node) => node.text).join(''));
}

function writeFence(info: string, text: string): string[] {
  let longest = 2;
  for (const [run] of text.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return [fence + info, ...(text === '' ? [] : text.split('\n')), fence];
}

function writeTable({ content: rows }: TableNode): string[] {
  const [first, ...others] = rows.map((row) => row.content.map(writeCell));
  const cells = rows[0]?.content ?? [];
  const rules = cells.map(({ attrs: { align } }) => {
    const [start, end] = [align === 'left' || align === 'center', align === 'right' || align === 'center'];
    return `${start ? ':' : '-'}-${end ? ':' : '-'}`;
  });
  const isHeaded = cells[0]?.type === 'tableHeader';
  const head = isHeaded ? (first ?? []) : cells.map(() => '');
  const body = isHeaded || first === undefined ? others : [first, ...others];
  return [head, rules, ...body].map((row) => `| ${row.join(' | ')} |`);
}

function writeCell({ content: [paragraph] }: TableCellNode): string {
  return serialiseInline(paragraph.content ?? [], 'cell').replaceAll('|', '\\|');
}

function isList(block: BlockNode | undefined): block is ListNode {
  return block?.type === 'bulletList' || block?.type === 'orderedList';
}

function chooseSign(list: ListNode, { besideSign }: Position): string {
  const [usual, other] = LIST_SIGNS[list.type];
  return besideSign === usual ? other : usual;
}

function writeList(list: ListNode, sign: string): string[] {
  const isTight = isTightList(list);
  const lines: string[] = [];
  for (const [index, item] of list.content.entries()) {
    if (index > 0 && !isTight) lines.push('');
    const number = list.type === 'orderedList' ? Math.min(list.attrs.start + index, LIMITS.listStart) : '';
    const marker = `${number}${sign}`;
    const indent = ' '.repeat(marker.length + 1);
    for (const [at, line] of writeItem(item, sign, isTight).entries()) {
      const start = at === 0 ? marker : indent;
      lines.push(line === '' ? start.trimEnd() : start.padEnd(indent.length) + line);
    }
  }
  return lines;
}

function writeItem({ content }: ListItemNode, sign: string, isTight: boolean): string[] {
  const blocks = isEmptyParagraph(content[0]) && content.length > 1 ? content.slice(1) : content;
  return writeBlocks(blocks, { besideSign: sign, startsItem: true }, isTight);
}

/** Without empty lines only where a list can follow its paragraph at once: it must not start empty, nor at 5. */
function isTightList(list: ListNode): boolean {
  return list.content.every(({ content: [first, second, ...others] }) => {
    if (second === undefined) return true;
    if (!isList(second) || others.length > 0 || !isTightList(second)) return false;
    if (isEmptyParagraph(first)) return true;
    const beginning = second.content[0]?.content[0];
    if (beginning === undefined || isEmptyParagraph(beginning)) return false;
    return second.type === 'bulletList' || second.attrs.start === 1;
  });
}
