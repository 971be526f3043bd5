const BREAK = '\u200b';

/** Lets a word that no line can hold break anywhere: the layout would let it run off the page. */
export function breakLongWords(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const tooLong = new RegExp(`[^\\s\\u200b]{${maxCharacters + 1},}`, 'gu');
  return text.replace(tooLong, (word) => [...graphemes.segment(word)].map(({ segment }) => segment).join(BREAK));
}

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
