import { type BlockNode, type InlineNode, parseMarkdown } from '@casewright/document';
import { locate } from './locate.ts';
import type { NoteSentence, SentenceKind } from './note-sentence.ts';
import { splitSentences } from './split-sentences.ts';

interface Reading {
  sentences: NoteSentence[];
  block: number;
  heading: string | null;
}

/** The sentences of a note in the order in which they stand, each with its place in the Markdown. */
export function readNote(markdown: string): NoteSentence[] {
  const reading: Reading = { sentences: [], block: 0, heading: null };
  readBlocks(reading, parseMarkdown(markdown).content, 'prose');
  let position = 0;
  for (const sentence of reading.sentences) {
    const span = locate(markdown, sentence.text, position);
    Object.assign(sentence, span);
    position = span.end;
  }
  return reading.sentences;
}

function readBlocks(reading: Reading, blocks: readonly BlockNode[], kind: SentenceKind): void {
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
        readText(reading, textOf(block.content), kind);
        break;
      case 'heading':
        reading.heading = textOf(block.content);
        addSentence(reading, reading.heading, 'heading');
        break;
      case 'bulletList':
      case 'orderedList':
        for (const item of block.content) readBlocks(reading, item.content, 'item');
        break;
      case 'blockquote':
        readBlocks(reading, block.content, kind);
        break;
      case 'table':
        for (const row of block.content) {
          addSentence(reading, row.content.map((cell) => textOf(cell.content[0].content)).join(' | '), 'row');
        }
        break;
      case 'codeBlock':
        for (const line of (block.content ?? []).flatMap(({ text }) => text.split('\n')))
          readText(reading, line, 'code');
        break;
      default:
    }
  }
}

function readText(reading: Reading, text: string, kind: SentenceKind): void {
  for (const { start, end } of splitSentences(text)) addSentence(reading, text.slice(start, end), kind, false);
  reading.block += 1;
}

function addSentence(reading: Reading, raw: string, kind: SentenceKind, endsBlock = true): void {
  const text = raw.trim();
  if (text === '') return;
  reading.sentences.push({ text, start: 0, end: 0, kind, block: reading.block, heading: reading.heading });
  if (endsBlock) reading.block += 1;
}

function textOf(nodes: readonly InlineNode[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
}
