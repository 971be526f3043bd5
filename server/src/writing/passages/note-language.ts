import { ENGLISH_WORDS, LANGUAGE_WORDS } from './language-words.ts';
import { MORE_LANGUAGE_WORDS } from './more-languages.ts';

const SCRIPTS: readonly [string, RegExp][] = [
  ['Arabic script', /\p{Script=Arabic}/gu],
  ['Cyrillic script', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Chinese or Japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Devanagari script', /\p{Script=Devanagari}/gu],
  ['Bengali', /\p{Script=Bengali}/gu],
  ['Gurmukhi script', /\p{Script=Gurmukhi}/gu],
  ['Tamil', /\p{Script=Tamil}/gu],
  ['Gujarati', /\p{Script=Gujarati}/gu],
  ['Telugu', /\p{Script=Telugu}/gu],
  ['Malayalam', /\p{Script=Malayalam}/gu],
  ['Sinhala', /\p{Script=Sinhala}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Amharic or Tigrinya', /\p{Script=Ethiopic}/gu],
  ['Georgian', /\p{Script=Georgian}/gu],
  ['Armenian', /\p{Script=Armenian}/gu],
];
/**
 * Letters that hardly another language of the list has. Names in English notes have them too, so that capitals do not
 * count.
 */
const LETTERS: Readonly<Record<string, RegExp>> = {
  German: /[ßäöü]/,
  French: /[àâçèêëîïôœùû]/,
  Spanish: /[ñáíóú]/,
  Italian: /[òì]/,
  Portuguese: /[ãõ]/,
  Polish: /[ąćęłńśźż]/,
  Romanian: /[ăâîșțşţ]/,
  Turkish: /[ğışçöü]/,
  Czech: /[ěřůďť]/,
  Hungarian: /[őű]/,
  Swedish: /[å]/,
  Albanian: /[ë]/,
  Lithuanian: /[ėįųū]/,
  Latvian: /[āēīļķņģ]/,
  Slovak: /[ľĺŕ]/,
};
const ENGLISH = new Set(ENGLISH_WORDS.split(/\s+/));
const LANGUAGES = Object.entries({ ...LANGUAGE_WORDS, ...MORE_LANGUAGE_WORDS }).map(([name, words]) => {
  const all = new Set(words.split(/\s+/));
  return {
    name,
    letters: LETTERS[name],
    own: all.difference(ENGLISH),
    // What both have tells nothing, neither for the one nor for the other.
    english: ENGLISH.difference(all),
  };
});
/** `HCV +ve, HIV -ve`: no Turkish `and`. */
const SIGN = /[+−–-]ve\b/gi;
const MIN_HITS = 3;
/** A line of a note is short: two words tell it where none is English. */
const SHORT_WORDS = 16;
const MIN_SHORT_HITS = 2;

interface Hits {
  name: string;
  count: number;
  english: number;
}

/**
 * The language of a text where it is surely not English, else null: shorthand has few small words. What other passages
 * of the note are surely written in needs less to be believed.
 */
export function foreignLanguage(text: string, elsewhere: ReadonlySet<string> = new Set()): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [name, script] of SCRIPTS) {
    if (letters >= 4 && (text.match(script)?.length ?? 0) > letters / 2) return name;
  }
  // Single letters are shorthand more often than words: `O/E`, `e/c`.
  const words = text.replaceAll(SIGN, '').match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  const [best] = LANGUAGES.map((language) => countHits(language, words)).toSorted((a, b) => b.count - a.count);
  if (best !== undefined && isSure(best, words.length)) return best.name;
  const [known] = LANGUAGES.filter(({ name }) => elsewhere.has(name))
    .map((language) => countHits(language, words))
    .toSorted((a, b) => b.count - a.count);
  return known !== undefined && known.count > known.english && known.count >= words.length / 6 ? known.name : null;
}

/** Which of the languages that a note is in a passage of it is likeliest in; the first, where nothing tells. */
export function likeliestOf(text: string, names: readonly string[]): string | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  const hits = names.flatMap((name) => LANGUAGES.filter((language) => language.name === name));
  const [best] = hits.map((language) => countHits(language, words)).toSorted((a, b) => b.count - a.count);
  return best?.name ?? names[0] ?? null;
}

/** Whether more words of a text are of that language alone than of English alone, as in a line that mixes both. */
export function isLikelier(name: string, text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  return LANGUAGES.filter((language) => language.name === name)
    .map((language) => countHits(language, words))
    .some(({ count, english }) => count > english);
}

function countHits({ name, own, english, letters }: (typeof LANGUAGES)[number], words: readonly string[]): Hits {
  const hits = { name, count: 0, english: 0 };
  for (const word of words) {
    const lower = word.toLowerCase();
    const isSpelt = letters !== undefined && word === lower && letters.test(word);
    if (own.has(lower) || isSpelt) hits.count += 1;
    if (english.has(lower)) hits.english += 1;
  }
  return hits;
}

function isSure({ count, english }: Hits, words: number): boolean {
  if (count >= MIN_HITS && count >= 2 * english + 2 && count >= words / 8) return true;
  return words <= SHORT_WORDS && count >= MIN_SHORT_HITS && english === 0 && count >= words / 4;
}
