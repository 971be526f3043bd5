import type { Token } from 'markdown-it';
import { isCodeLanguage } from '../attributes.ts';
import type { BlockNode, CodeBlockNode, ListItemNode, ParagraphNode, TableCellNode, TableNode } from '../types.ts';
import { isCellAlignment } from '../vocabulary.ts';
import { unescapeMarkdown } from './characters.ts';
import { parsePrompt, PROMPT_FENCE } from './prompt.ts';
import { readInline } from './read-inline.ts';

export interface BlockReader {
  tokens: readonly Token[];
  position: number;
  /** Null where prompts are not read. */
  promptIds: Set<string> | null;
}

/** Reads blocks up to the token that closes what they stand in, or to the end. */
export function readBlocks(reader: BlockReader): BlockNode[] {
  const blocks: BlockNode[] = [];
  for (let token = take(reader); token !== undefined && token.nesting !== -1; token = take(reader)) {
    const block = readBlock(reader, token);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

function take(reader: BlockReader): Token | undefined {
  return reader.tokens[reader.position++];
}

function readBlock(reader: BlockReader, token: Token): BlockNode | null {
  switch (token.type) {
    case 'paragraph_open':
      return readParagraph(reader);
    case 'heading_open':
      return { ...readParagraph(reader), type: 'heading', attrs: { level: Number(token.tag.slice(1)) } };
    case 'blockquote_open':
      return { type: 'blockquote', content: readBlocks(reader) };
    case 'bullet_list_open':
      return { type: 'bulletList', content: readItems(reader) };
    case 'ordered_list_open':
      return { type: 'orderedList', attrs: { start: Number(token.attrGet('start') ?? 1) }, content: readItems(reader) };
    case 'table_open':
      return readTable(reader);
    case 'hr':
      return { type: 'horizontalRule' };
    case 'fence':
      return readFence(reader, token);
    case 'code_block':
      return codeBlock(null, token.content);
    default:
      return null;
  }
}

function readParagraph(reader: BlockReader): ParagraphNode {
  const content = readInline(take(reader)?.children ?? []);
  take(reader);
  return { type: 'paragraph', content };
}

function readItems(reader: BlockReader): ListItemNode[] {
  const items: ListItemNode[] = [];
  while (take(reader)?.type === 'list_item_open') {
    const blocks = readBlocks(reader);
    const [first, ...rest] = blocks;
    const content: ListItemNode['content'] =
      first?.type === 'paragraph' ? [first, ...rest] : [{ type: 'paragraph' }, ...blocks];
    items.push({ type: 'listItem', content });
  }
  return items;
}

function readTable(reader: BlockReader): TableNode {
  const table: TableNode = { type: 'table', content: [] };
  for (let token = take(reader); token !== undefined && token.type !== 'table_close'; token = take(reader)) {
    if (token.type === 'tr_open') table.content.push({ type: 'tableRow', content: [] });
    else if (token.type === 'th_open' || token.type === 'td_open') {
      table.content.at(-1)?.content.push(readCell(reader, token));
    }
  }
  return table;
}

function readCell(reader: BlockReader, token: Token): TableCellNode {
  const align = String(token.attrGet('style') ?? '').replace('text-align:', '');
  return {
    type: token.type === 'th_open' ? 'tableHeader' : 'tableCell',
    attrs: { align: isCellAlignment(align) ? align : null },
    content: [readParagraph(reader)],
  };
}

function readFence({ promptIds }: BlockReader, token: Token): BlockNode {
  const [info = ''] = token.info.trim().split(/\s/, 1);
  // Judged before unescaping: `&#112;rompt` is how a code block of that language is written.
  if (promptIds !== null && info === PROMPT_FENCE) {
    const prompt = parsePrompt(token.content, promptIds);
    if (prompt !== null) {
      promptIds.add(prompt.attrs.id);
      return prompt;
    }
  }
  const language = unescapeMarkdown(info);
  return codeBlock(isCodeLanguage(language) ? language : null, token.content);
}

function codeBlock(language: string | null, content: string): CodeBlockNode {
  const text = content.endsWith('\n') ? content.slice(0, -1) : content;
  return { type: 'codeBlock', attrs: { language }, content: [{ type: 'text', text }] };
}
