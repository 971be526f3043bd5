/** Doubtful text is believed only if what OCR sees does not speak against it. */
export type Judgement = 'readable' | 'doubtful' | 'unreadable';

const UNMAPPED = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const VOWEL = /[aeiouyæœø]/gi;
const MAX_UNMAPPED_SHARE = 0.3;
const MIN_LETTERS = 100;
const MIN_VOWEL_SHARE = 0.25;

/**
 * A text layer whose glyphs lead to no letters is worse than none. It shows as characters that nobody assigned, or as
 * letters shifted along the alphabet: languages in Latin letters have 35 to 50 vowels in a hundred, shifted text has
 * about 15. So have tables of abbreviations, which is why that is a doubt only.
 */
export function judgeText(text: string): Judgement {
  const characters = text.replace(/\s/g, '');
  if (characters.length === 0) return 'unreadable';
  if ((characters.match(UNMAPPED)?.length ?? 0) > characters.length * MAX_UNMAPPED_SHARE) return 'unreadable';
  const letters = (characters.normalize('NFD').match(LATIN_LETTER) ?? []).join('');
  if (letters.length < MIN_LETTERS) return 'readable';
  return (letters.match(VOWEL)?.length ?? 0) >= letters.length * MIN_VOWEL_SHARE ? 'readable' : 'doubtful';
}
