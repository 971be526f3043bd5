/** Small words that tell a language, none of them shared with English. */
const SMALL_WORDS: Record<string, readonly string[]> = {
  en: [
    'the',
    'and',
    'of',
    'to',
    'is',
    'was',
    'with',
    'that',
    'for',
    'his',
    'her',
    'he',
    'she',
    'has',
    'had',
    'been',
    'at',
    'by',
    'from',
    'not',
  ],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'ein', 'eine', 'sie', 'wurde', 'hat', 'von', 'zu', 'auch'],
  fr: ['le', 'la', 'les', 'et', 'est', 'une', 'des', 'dans', 'pas', 'pour', 'elle', 'avec', 'qui', 'été', 'du'],
  es: ['el', 'los', 'las', 'y', 'es', 'una', 'que', 'con', 'para', 'por', 'fue', 'ella', 'del', 'se', 'su'],
  it: ['il', 'gli', 'e', 'è', 'una', 'che', 'con', 'per', 'della', 'non', 'sono', 'stato', 'si', 'ha', 'di'],
  pt: ['o', 'os', 'e', 'é', 'uma', 'que', 'com', 'para', 'não', 'foi', 'ela', 'ele', 'do', 'da', 'em'],
  nl: ['het', 'een', 'en', 'niet', 'met', 'zij', 'werd', 'heeft', 'van', 'voor', 'zijn', 'ook', 'dat', 'naar', 'bij'],
  pl: ['jest', 'nie', 'się', 'oraz', 'na', 'do', 'że', 'przez', 'był', 'była', 'który', 'jego', 'jej', 'z', 'w'],
};
const MIN_HITS = 4;
/** Fewer are enough for the answer of a model: as a rule the only question is whether it is English or not. */
const FEW_HITS = 3;

/**
 * Whether a text is in another language than what it answers. Where the instruction is too short to tell, English and
 * the language of the notes will do.
 */
export function isOtherLanguage(answer: string, asked: string, notes = ''): boolean {
  const mine = detectLanguage(answer, FEW_HITS);
  const theirs = detectLanguage(asked, MIN_HITS);
  if (mine !== null) {
    const allowed = theirs === null ? ['en', detectLanguage(notes, MIN_HITS)] : [theirs];
    return !allowed.includes(mine);
  }
  return isMostlyForeignScript(answer) && !isMostlyForeignScript(`${asked} ${notes.slice(0, 2_000)}`);
}

function detectLanguage(text: string, minHits: number): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = Object.entries(SMALL_WORDS)
    .map(([language, small]): [string, number] => [language, words.filter((word) => small.includes(word)).length])
    .toSorted((a, b) => b[1] - a[1]);
  const [first, second] = hits;
  return first !== undefined && first[1] >= minHits && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : null;
}

function isMostlyForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length >= 10 && latin.length < letters.length / 2;
}
