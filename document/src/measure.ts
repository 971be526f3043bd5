import { LIMITS } from './limits.ts';

interface Countable {
  type: string;
  text?: string;
  attrs?: object;
  marks?: readonly { type: string; attrs?: object }[];
  content?: readonly Countable[];
}

// What one of them can be to the reader, once written; a table may get a row more, for its head.
const TOKENS: Partial<Record<string, number>> = {
  paragraph: 3,
  heading: 3,
  table: 6,
  tableRow: 4,
  tableCell: 4,
  bold: 4,
};
const OTHER_TOKENS = 2;

/** For documents that were built here: what `checkDocument` counts, without looking at anything else. */
export function isWithinLimits(document: Countable): boolean {
  let nodes = 0;
  let characters = 0;
  visit(document, (node) => {
    nodes += 1;
    for (const part of [node, ...(node.marks ?? [])]) {
      for (const value of Object.values(part.attrs ?? {})) characters += typeof value === 'string' ? value.length : 0;
    }
    characters += node.text?.length ?? 0;
  });
  return nodes <= LIMITS.nodes && characters <= LIMITS.characters;
}

/** An upper bound for the tokens that the reader makes of the document's Markdown. */
export function countTokensAtMost(document: Countable): number {
  let tokens = 0;
  visit(document, (node) => {
    for (const { type } of [node, ...(node.marks ?? [])]) tokens += TOKENS[type] ?? OTHER_TOKENS;
    tokens += (node.text ?? '').split('~').length - 1;
  });
  return tokens;
}

function visit(node: Countable, look: (node: Countable) => void): void {
  look(node);
  for (const child of node.content ?? []) visit(child, look);
}
