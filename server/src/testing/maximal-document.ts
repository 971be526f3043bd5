import { LIMITS } from '@casewright/document';

/**
 * As many nodes and as much text as a document may have, with marks. Asterisks make Markdown longest, where each is
 * escaped; letters beyond Latin take up to three bytes each on the wire and in the database.
 */
export function maximalDocument({ letters = '*', characters = LIMITS.characters as number } = {}) {
  const paragraphs = Math.floor((LIMITS.nodes - 1) / 3);
  const text = letters.repeat(characters).slice(0, Math.floor(characters / paragraphs / 2) - 1);
  const content = Array.from({ length: paragraphs }, () => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: `a${text}` },
      { type: 'text', text: `b${text}`, marks: [{ type: 'bold' }, { type: 'italic' }] },
    ],
  }));
  return { type: 'doc', attrs: { version: 1 }, content };
}
