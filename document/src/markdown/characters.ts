import MarkdownIt from 'markdown-it';

// The reader's own tables: another Unicode version would see other punctuation, and emphasis would not come back.
const { isMdAsciiPunct, isPunctCharCode, isWhiteSpace, unescapeAll } = new MarkdownIt().utils;

/** As far as emphasis cares. */
export type CharacterKind = 'space' | 'punctuation' | 'word';

export function characterKind(codePoint: number): CharacterKind {
  if (isWhiteSpace(codePoint)) return 'space';
  return isMdAsciiPunct(codePoint) || isPunctCharCode(codePoint) ? 'punctuation' : 'word';
}

export function isAsciiPunctuation(character: string): boolean {
  return isMdAsciiPunct(character.charCodeAt(0));
}

/** Without backslash escapes and character references, as in addresses and info strings. */
export function unescapeMarkdown(text: string): string {
  return unescapeAll(text);
}

export function firstCodePoint(text: string): number {
  return text.codePointAt(0) ?? 0;
}

export function lastCodePoint(text: string): number {
  return codePointBefore(text, text.length);
}

export function codePointBefore(text: string, index: number): number {
  const isPair = index > 1 && /[\udc00-\udfff]/.test(text.charAt(index - 1));
  return text.codePointAt(isPair ? index - 2 : index - 1) ?? 0;
}
