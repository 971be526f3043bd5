/** Cyrillic and Greek letters with the Latin ones that they cannot be told from. */
const LATIN_FOR = new Map(
  `Аa Вb Еe Кk Мm Нh Оo Рp Сc Тt Хx Уy Ѕs Іi Јj Ԁd Ԛq Ԝw аa еe оo рp сc хx уy ѕs іi јj кk мm тt вb нh һh ԁd ԛq ԝw
  Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx αa ιi κk νv οo ρp τt υu χx`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [letter = '', latin = ''] = pair;
      return [letter, /\p{Lu}/u.test(letter) ? latin.toUpperCase() : latin];
    }),
);

const WORD = /[\p{L}\p{M}]+/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const MIXED = /\p{Script=Latin}/u;

/** Nobody writes a word in two scripts: in "Маeve" the letters of another one are taken for what they look like. */
export function replaceLookAlikes(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  return text.replaceAll(WORD, (word) =>
    OTHER_SCRIPT.test(word) && MIXED.test(word)
      ? [...word].map((letter) => LATIN_FOR.get(letter) ?? letter).join('')
      : word,
  );
}
