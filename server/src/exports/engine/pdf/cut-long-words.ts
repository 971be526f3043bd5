/** The layout treats each piece as an element. With one for every letter of a long text it would not come to an end. */
const MAX_PIECES = 500;

/** Cuts a word that is too long for a line into pieces. The layout would let it run off the page. */
export function cutLongWords(text: string, maxCharacters: number): string[] {
  if (text.length <= maxCharacters) return [text];
  const pieces: string[] = [];
  let rest = '';
  for (const [part] of text.matchAll(/\s+|\S+/gu)) {
    if (part.length <= maxCharacters) rest += part;
    else {
      const [first = '', ...others] = cutWord(part, maxCharacters);
      pieces.push(rest + first, ...others.slice(0, -1));
      rest = others.at(-1) ?? '';
    }
  }
  return [...pieces, rest];
}

function cutWord(word: string, maxCharacters: number): string[] {
  const step = Math.min(maxCharacters, Math.ceil(word.length / MAX_PIECES));
  const segments = new Intl.Segmenter('en-GB', { granularity: 'grapheme' }).segment(word);
  const signs = Array.from(segments, ({ segment }) => segment);
  const pieces: string[] = [];
  for (let at = 0; at < signs.length; at += step) pieces.push(signs.slice(at, at + step).join(''));
  return pieces;
}
