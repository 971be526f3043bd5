import { DOCUMENT_VERSION } from '../attributes.ts';
import { canonicaliseDocument } from '../canonical.ts';
import { DocumentError } from '../error.ts';
import { LIMITS } from '../limits.ts';
import { countTokensAtMost, isWithinLimits } from '../measure.ts';
import { cleanLines } from '../text.ts';
import type { BlockNode, DocumentJson } from '../types.ts';
import { readBlocks } from './read-blocks.ts';
import { readTokens, TooManyTokens } from './reader.ts';
import { toMarkdown } from './serialise.ts';

export interface ParseOptions {
  /** Whether `{{…}}` are variables and `prompt` fences are prompts, or text and code like any other. */
  template?: boolean;
  /** The variables alone, as in a snippet that is put into a report. */
  variables?: boolean;
}

const SINGLE_FENCE = /^(`{3,})\n([^]*)\n\1$/;

/**
 * Any text is Markdown, so that only one too long is refused. What would be too large a document (see LIMITS) is kept
 * as it is, in one code block; what is nested too deep keeps its signs as text.
 */
export function parseMarkdown(
  markdown: string,
  { template = false, variables = template }: ParseOptions = {},
): DocumentJson {
  if (markdown.length > LIMITS.markdownCharacters) {
    throw new DocumentError('', `Markdown of more than ${LIMITS.markdownCharacters} characters`);
  }
  const source = cleanLines(markdown);
  return readDocument(source, { template, variables }) ?? verbatimDocument(source);
}

function readDocument(source: string, { template, variables }: Required<ParseOptions>): DocumentJson | null {
  const lines = countLines(source);
  if (lines > LIMITS.markdownLines) return null;
  try {
    const tokens = readTokens(source, variables);
    const document = createDocument(readBlocks({ tokens, position: 0, promptIds: template ? new Set() : null }));
    if (!isWithinLimits(document)) return null;
    const isLarge = lines > LIMITS.markdownLines / 8 || source.length > LIMITS.markdownCharacters / 8;
    return isLarge && !isReadableAgain(document) ? null : document;
  } catch (error) {
    if (error instanceof TooManyTokens) return null;
    throw error;
  }
}

/** Written out, a document can be larger than what it came from; it must not then be read as something else. */
function isReadableAgain(document: DocumentJson): boolean {
  if (countTokensAtMost(document) > LIMITS.markdownTokens) return false;
  const markdown = toMarkdown(document);
  return markdown.length <= LIMITS.markdownCharacters && countLines(markdown) <= LIMITS.markdownLines;
}

function createDocument(content: BlockNode[]): DocumentJson {
  return canonicaliseDocument({ type: 'doc', attrs: { version: DOCUMENT_VERSION }, content });
}

/** Text that was kept so before comes with its fence. */
function verbatimDocument(source: string): DocumentJson {
  const [, fence, code] = SINGLE_FENCE.exec(source) ?? [];
  const isFenced = fence !== undefined && code !== undefined && !code.includes(fence);
  const text = isFenced ? code : source;
  return createDocument([{ type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text }] }]);
}

function countLines(source: string): number {
  let lines = 1;
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) lines++;
  return lines;
}
