import {
  type BlockNode,
  checkDocument,
  cleanLines,
  cleanText,
  type DocumentJson,
  type HeadingNode,
  showEvidence,
} from '@casewright/document';
import type { PrintedPicture, PrintedSignature } from '../report-export.ts';
import { readText } from './read-text.ts';
import { splitWideTables } from './split-wide-tables.ts';

/** What a document has no node for: the picture of a signature. */
export interface PictureBlock extends PrintedPicture {
  type: 'picture';
  /** Unlike that of any other picture of the report. */
  file: string;
  alt: string;
}

export interface PreparedReport {
  /** What the report is called on its first page. */
  heading: HeadingNode;
  content: (BlockNode | PictureBlock)[];
}

/** The document as its readers shall see it, under the one title that it has. */
export function prepareReport(
  document: DocumentJson,
  title: string,
  signatures: readonly PrintedSignature[] = [],
): PreparedReport {
  const [first, ...rest] = splitWideTables(showEvidence(checkDocument(document)).content);
  if (first?.type === 'heading' && first.attrs.level === 1 && first.content !== undefined) {
    return { heading: first, content: placeSignatures(rest, signatures) };
  }
  const text = cleanText(title).trim() || 'Report';
  const heading: HeadingNode = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] };
  return { heading, content: first === undefined ? [] : placeSignatures([first, ...rest], signatures) };
}

/**
 * Puts each picture above its signature. Signatures are searched from the end, where the service itself has written who
 * signed, because the report may contain the same words. The last signature is searched first: if somebody signs two
 * addenda within a minute, both have the same words.
 */
function placeSignatures(
  blocks: readonly BlockNode[],
  signatures: readonly PrintedSignature[],
): PreparedReport['content'] {
  const placed: PreparedReport['content'] = [...blocks];
  let end = blocks.length;
  for (const [index, { above, ...picture }] of [...signatures.entries()].toReversed()) {
    const words = cleanLines(above);
    const at = blocks.slice(0, end).findLastIndex((block) => block.type === 'paragraph' && readText(block) === words);
    const anchor = blocks[at];
    if (anchor !== undefined) end = at;
    placed.splice(anchor === undefined ? placed.length : placed.indexOf(anchor), 0, {
      type: 'picture',
      file: `signature-${index}.png`,
      ...picture,
    });
  }
  return placed;
}

export const isBlock = (block: BlockNode | PictureBlock): block is BlockNode => block.type !== 'picture';
