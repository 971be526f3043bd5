import {
  type BlockNode,
  formatSources,
  type InlineNode,
  type ParagraphNode,
  type TableCellNode,
  type TableRowNode,
} from '@casewright/document';
import { type MaterialSentence, sourceOf } from '../evidence/material.ts';

/** A piece of the notes with the place it was taken from. */
export function quote(text: string, sources: readonly MaterialSentence[]): InlineNode {
  return {
    type: 'text',
    text,
    marks: [{ type: 'evidence', attrs: { sources: formatSources(sources.map(sourceOf)) } }],
  };
}

export function quoteSentence(source: MaterialSentence): InlineNode[] {
  const { text } = source.sentence;
  const isEnded = /[.!?…:]["'”’)]?$/.test(text);
  return isEnded ? [quote(text, [source])] : [quote(text, [source]), { type: 'text', text: '.' }];
}

/** The honest sentence in place of a section that the notes do not answer. */
export function silence(subject: string): BlockNode {
  const text = `The notes do not record ${subject}.`;
  return paragraph([{ type: 'text', text, marks: [{ type: 'unsupported', attrs: { reason: 'silence' } }] }]);
}

export function paragraph(content: InlineNode[]): ParagraphNode {
  return { type: 'paragraph', content };
}

export function bulletList(items: readonly InlineNode[][]): BlockNode {
  return { type: 'bulletList', content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })) };
}

export function table(head: readonly string[], rows: readonly InlineNode[][][]): BlockNode {
  const headers = head.map((text): InlineNode[] => [{ type: 'text', text }]);
  return {
    type: 'table',
    content: [tableRow('tableHeader', headers), ...rows.map((row) => tableRow('tableCell', row))],
  };
}

function tableRow(type: TableCellNode['type'], cells: readonly InlineNode[][]): TableRowNode {
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({ type, attrs: { align: null }, content: [paragraph(cell)] })),
  };
}
