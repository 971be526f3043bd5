/**
 * A list, a quotation or a table stands as its first letter does. Paragraphs do so by their style. Neither is a part of
 * the document: it is only how it is drawn.
 */
export const BY_FIRST_LETTER = { dir: 'auto' };
