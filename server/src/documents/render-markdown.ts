import { LIMITS, parseMarkdown, toHtml } from '@casewright/document';

/** HTML that is safe whatever stands in the text: it is read by our own reader and written node by node. */
export function renderMarkdown(markdown: string): string {
  return cutAtLines(markdown, LIMITS.markdownCharacters)
    .map((piece) => toHtml(parseMarkdown(piece)))
    .join('\n');
}

/** The text of a PDF may be longer than what is read at once. */
function cutAtLines(text: string, maxCharacters: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > maxCharacters) {
    const lineEnd = text.lastIndexOf('\n', start + maxCharacters - 1);
    const end = lineEnd >= start ? lineEnd + 1 : start + maxCharacters;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return [...pieces, text.slice(start)];
}
