import { type BlockNode, parseMarkdown, type ParseOptions, toMarkdown } from '@casewright/document';

/** Whether the rich editor gives this Markdown back to the letter. If not, it is edited as Markdown. */
export function isHeldByEditor(markdown: string, options: ParseOptions = {}): boolean {
  try {
    return markdown.trim() === '' || toMarkdown(parseMarkdown(markdown, options)).trim() === markdown.trim();
  } catch {
    // Longer or deeper than a document may be.
    return false;
  }
}

/** Whether a document is the same once it was written as Markdown: alignment, for one, has no sign there. */
export function isHeldByMarkdown(content: readonly BlockNode[], markdown: string, options: ParseOptions = {}): boolean {
  return JSON.stringify(parseMarkdown(markdown, options).content) === JSON.stringify(content);
}
