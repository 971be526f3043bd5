const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  œ: 'oe',
  æ: 'ae',
  ё: 'е',
  ґ: 'г',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ة: 'ه',
  ۃ: 'ه',
  ں: 'ن',
  '\u0901': '\u0902',
  '\u0a70': '\u0a02',
};
const OTHER = new RegExp(`[${Object.keys(OTHER_LETTERS).join('')}]`, 'gu');
/** Accents on Latin and Greek letters; but `й` is a letter of its own. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}][\u0300-\u036f]{0,3})[\u0300-\u036f]/gu;
/** Vowel signs and hamzas of Arabic, its lengthening stroke, and what Indian scripts write or leave out as they like. */
const OPTIONAL = /[\u0640\u064b-\u065f\u0670\u200b-\u200d\u093c\u0981\u09bc\u0a3c\u0a71]/gu;
const ONLY_PLAIN = /^[\u0020-\u007e\n]*$/;

/**
 * A text in small letters without accents, as many type it: `Mówi, że` and `mowi, ze` become the same. Letters of which
 * one keyboard has this form and another that become one as well.
 */
export function plainLetters(text: string): string {
  if (ONLY_PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(OPTIONAL, '')
    .normalize('NFC')
    .replaceAll(OTHER, (letter) => OTHER_LETTERS[letter] ?? letter);
}

/**
 * What stands for `\p{L}` and `\p{M}`: letters of all scripts that notes are met in. Written out, because patterns with
 * the classes of Unicode take ten times as long to build.
 */
const LETTER = String.raw`a-z\u00c0-\u05ff\u0620-\u06d3\u06d5-\u0963\u0966-\u1fff\u3040-\u30fa\u3105-\ud7ff\uf900-\ufdff`;

/** A pattern for texts in plain letters, of words as they are spelt properly. It may run over several lines. */
export function words(template: TemplateStringsArray): RegExp {
  return new RegExp(withLetters(String.raw(template), plainLetters));
}

/** A pattern that finds every place, for texts as they were typed and for those in plain letters. */
export function places(template: TemplateStringsArray): { typed: RegExp; plain: RegExp } {
  const source = String.raw(template);
  return {
    typed: new RegExp(
      withLetters(source, (part) => part),
      'gi',
    ),
    plain: new RegExp(withLetters(source, plainLetters), 'g'),
  };
}

/** What stands behind a backslash is no letter. */
function withLetters(source: string, spell: (part: string) => string): string {
  return source
    .replaceAll(/\n\s*/g, '')
    .replaceAll(String.raw`[\p{L}\p{M}]`, `[${LETTER}]`)
    .replaceAll(String.raw`\p{L}`, `[${LETTER}]`)
    .split(/(\\u[\da-f]{4}|\\.)/)
    .map((part) => (part.startsWith('\\') ? part : spell(part)))
    .join('');
}
