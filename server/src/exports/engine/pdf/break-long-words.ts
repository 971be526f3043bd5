const BREAK = '\u200b';
/** Each is a thing of its own to the layout, which would not end with one for every letter of a long text. */
const MAX_BREAKS = 500;

/** Lets a word that no line can hold break anywhere: the layout would let it run off the page. */
export function breakLongWords(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const tooLong = new RegExp(`[^\\s\\u200b]{${maxCharacters + 1},}`, 'gu');
  return text.replace(tooLong, (word) => breakWord(word, maxCharacters));
}

function breakWord(word: string, maxCharacters: number): string {
  const step = Math.min(maxCharacters, Math.ceil(word.length / MAX_BREAKS));
  const signs = Array.from(new Intl.Segmenter('en-GB', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
  const pieces: string[] = [];
  for (let at = 0; at < signs.length; at += step) pieces.push(signs.slice(at, at + step).join(''));
  return pieces.join(BREAK);
}
