import { ARABIC, FARSI, URDU } from './tongues/arabic-script.ts';
import { BALTIC_AND_ALBANIAN } from './tongues/baltic.ts';
import { IRISH, WELSH } from './tongues/celtic.ts';
import { CYRILLIC } from './tongues/cyrillic.ts';
import { DUTCH } from './tongues/dutch.ts';
import { EAST_ASIAN } from './tongues/east-asian.ts';
import { FRENCH } from './tongues/french.ts';
import { GERMAN } from './tongues/german.ts';
import { GREEK_AND_HEBREW } from './tongues/greek-hebrew.ts';
import type { HarmWords } from './tongues/harm-words.ts';
import { HUNGARIAN } from './tongues/hungarian.ts';
import { INDIC } from './tongues/indic-scripts.ts';
import { ITALIAN } from './tongues/italian.ts';
import { NORDIC } from './tongues/nordic.ts';
import { POLISH } from './tongues/polish.ts';
import { PORTUGUESE } from './tongues/portuguese.ts';
import { ROMANIAN } from './tongues/romanian.ts';
import { CZECH_AND_SLOVAK, SOUTH_SLAVIC } from './tongues/slavic-latin.ts';
import { SOUTH_ASIAN_LATIN } from './tongues/south-asian-latin.ts';
import { SPANISH } from './tongues/spanish.ts';
import { TURKISH } from './tongues/turkish.ts';
import { SOMALI, TAGALOG, VIETNAMESE_AND_MALAY, WEST_AND_EAST_AFRICAN } from './tongues/africa-and-pacific.ts';

const IN_LATIN_LETTERS: readonly HarmWords[] = [
  BALTIC_AND_ALBANIAN,
  CZECH_AND_SLOVAK,
  DUTCH,
  FRENCH,
  GERMAN,
  HUNGARIAN,
  IRISH,
  ITALIAN,
  NORDIC,
  POLISH,
  PORTUGUESE,
  ROMANIAN,
  SOMALI,
  SOUTH_ASIAN_LATIN,
  SOUTH_SLAVIC,
  SPANISH,
  TAGALOG,
  TURKISH,
  VIETNAMESE_AND_MALAY,
  WELSH,
  WEST_AND_EAST_AFRICAN,
];
const IN_OTHER_LETTERS: readonly HarmWords[] = [ARABIC, CYRILLIC, EAST_ASIAN, FARSI, GREEK_AND_HEBREW, INDIC, URDU];
const OTHER_LETTERS = /[\u0370-\u1dff\u3040-\ud7ff\uf900-\ufdff]/;

/** Whether a text in plain letters has words of such harm in a language other than English. */
export function tellsHarmInTongues(plain: string, sort: keyof HarmWords): boolean {
  const tongues = OTHER_LETTERS.test(plain) ? [...IN_LATIN_LETTERS, ...IN_OTHER_LETTERS] : IN_LATIN_LETTERS;
  return tongues.some((words) => words[sort].some((wording) => wording.test(plain)));
}
