/** Letters that are no accented form of another one. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
};

/** Cyrillic and Greek letters as passports write them. */
const CYRILLIC = 'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch';
const MORE = 'ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i є=ye ґ=g ў=u ђ=d ј=j љ=lj њ=nj ћ=c џ=dz';
const GREEK = 'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o';
const TRANSLITERATION = new Map([
  ...Object.entries(LETTERS),
  ...`${CYRILLIC} ${MORE} ${GREEK}`.split(' ').map((pair): [string, string] => {
    const [letter = '', latin = ''] = pair.split('=');
    return [letter, latin];
  }),
]);

/** A word without case, accents and apostrophes, in Latin letters where there is a way to write it so. */
export function foldWord(word: string): string {
  if (/^[a-zA-Z]*$/.test(word)) return word.toLowerCase();
  let folded = '';
  for (const character of word.normalize('NFD').toLowerCase()) {
    if (/[\p{M}'’.-]/u.test(character)) continue;
    folded += TRANSLITERATION.get(character) ?? character;
  }
  return folded;
}

/** Umlauts may be written with an e, or with nothing at all. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/[äæ]/g, 'ae'],
  [/[öøœ]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
];

/** All ways in which a name may be folded: Müller is `muller` and `mueller`, and Mueller is both, too. */
export function foldingsOf(name: string): Set<string> {
  const lower = name.normalize('NFC').toLowerCase();
  const spelled = SPELLINGS.reduce((text, [letter, letters]) => text.replaceAll(letter, letters), lower);
  const plain = foldWord(lower);
  const short = plain.replaceAll(/([aou])e/g, '$1').replaceAll('aa', 'a');
  return new Set([plain, foldWord(spelled), ...(short.length >= 4 ? [short] : [])]);
}
