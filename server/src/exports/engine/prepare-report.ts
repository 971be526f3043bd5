import {
  type BlockNode,
  checkDocument,
  cleanText,
  type DocumentJson,
  type HeadingNode,
  showEvidence,
} from '@casewright/document';
import { splitWideTables } from './split-wide-tables.ts';

export interface PreparedReport {
  /** What the report is called on its first page. */
  heading: HeadingNode;
  content: BlockNode[];
}

/** The document as its readers shall see it, under the one title that it has. */
export function prepareReport(document: DocumentJson, title: string): PreparedReport {
  const [first, ...rest] = splitWideTables(showEvidence(checkDocument(document)).content);
  if (first?.type === 'heading' && first.attrs.level === 1 && first.content !== undefined) {
    return { heading: first, content: rest };
  }
  const text = cleanText(title).trim() || 'Report';
  const heading: HeadingNode = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] };
  return { heading, content: first === undefined ? [] : [first, ...rest] };
}
