/** Names are cut here once folded. It keeps two of them within PostgreSQL's limit for one index entry. */
const KEY_LENGTH = 255;

// Apostrophes in all the forms people and keyboards make them. They leave no gap: O'Brien is obrien.
const APOSTROPHES = /['`´‘’‛′ʹʻʼʾʿˈ＇]/g;

// Accents and points, but not the vowel signs of Indic scripts, without which little of a name is left.
const ACCENTS = /[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}]]/gv;

/** Letters that no Unicode decomposition takes apart, and the Greek sigma, whose small form depends on its place. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const PIECE = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * A name without case, accents and apostrophes: its words with a space between them, and within a word a hyphen for
 * any other punctuation. Names sort by this, compared by code point: Smith, Smith Ray, Smith-Ray, Smithers.
 */
export function foldName(name: string): string {
  const key = foldLetters(name)
    .split(/\s+/)
    .map((word) => word.match(PIECE)?.join('-') ?? '')
    .filter((word) => word !== '')
    .join(' ');
  return key.length <= KEY_LENGTH ? key : [...key].slice(0, KEY_LENGTH).join('').replace(/[ -]$/, '');
}

/** What a search text asks for, piece by piece; every piece of "Smith-Ray" or "ray smith" is a part of smithray. */
export function piecesOf(text: string): string[] {
  return foldLetters(text).match(PIECE) ?? [];
}

function foldLetters(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
