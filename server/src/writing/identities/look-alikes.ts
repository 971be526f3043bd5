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

/** Small capitals, which are letters of their own to a computer. */
const SMALL_CAPITALS = new Map(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz'
    .split(' ')
    .map(([letter = '', latin = '']): [string, string] => [letter, latin]),
);
const SMALL_CAPITAL = /[\u1d00-\u1d22\ua730\ua731\ua7af\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f]/g;

const WORD = /[\p{L}\p{M}]+/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const MIXED = /\p{Script=Latin}/u;

/**
 * Nobody writes a word in two scripts: in "Маeve" the letters of another one are taken for what they look like. So are
 * the small capitals of "ᴍᴀᴇᴠᴇ".
 */
export function replaceLookAlikes(written: string): string {
  const text = written.replaceAll(SMALL_CAPITAL, (letter) => SMALL_CAPITALS.get(letter) ?? letter);
  if (!OTHER_SCRIPT.test(text)) return text;
  return text.replaceAll(WORD, (word) =>
    OTHER_SCRIPT.test(word) && MIXED.test(word)
      ? [...word].map((letter) => LATIN_FOR.get(letter) ?? letter).join('')
      : word,
  );
}
