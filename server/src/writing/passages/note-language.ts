/** Small words that tell a language, none of them English ones. */
const SMALL_WORDS: Record<string, string> = {
  English:
    'the and of to is was with that for his her he she has had been at by from not but no on are this they mum reports says',
  German: 'der die das und ist nicht mit ein eine sie wurde hat von zu auch er im den dem ich seit bei für keine',
  French: 'le la les et est une des dans pas pour elle avec qui été du il au sur depuis ne ses son mais je',
  Spanish: 'el los las y es una que con para por fue ella del se su no en un lo desde muy pero ha sus al',
  Italian: 'il gli e è una che con per della non sono stato si ha di un la del nel da anche più suo alla',
  Portuguese: 'o os e é uma que com para não foi ela ele do da em um no na seu sua mais desde ao',
  Dutch: 'het een en niet met zij werd heeft van voor zijn ook dat naar bij hij maar er op geen wordt sinds',
  Polish: 'jest nie się oraz na do że przez był była który jego jej z w i po od ma ale jak nie',
  Welsh: 'mae yn ac wedi ei gan yr nid ar fod oedd hi ond eu gyda bod wrth mewn',
  Romanian: 'și este nu cu pentru care din la fost sunt pe un o mai dar ea el său',
  Turkish: 've bir bu için ile çok olarak değil var yok daha ama olan gibi o da de',
};
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
];
const SETS = Object.entries(SMALL_WORDS).map(([name, words]): [string, Set<string>] => [
  name,
  new Set(words.split(' ')),
]);
const MIN_HITS = 3;

/** The language of a text where it is surely not English, else null: shorthand has few small words. */
export function foreignLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [name, script] of SCRIPTS) {
    if (letters >= 4 && (text.match(script)?.length ?? 0) > letters / 2) return name;
  }
  // Single letters are shorthand more often than words: `O/E`, `e/c`.
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const hits = SETS.map(([name, small]) => ({ name, count: words.filter((word) => small.has(word)).length }));
  const english = hits[0]?.count ?? 0;
  const [best] = hits.slice(1).toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count < MIN_HITS) return null;
  return best.count >= 2 * english + 2 && best.count >= words.length / 8 ? best.name : null;
}
