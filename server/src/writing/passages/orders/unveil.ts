const BASE64 = /(?:^|[\s|"'(:])(?<code>[A-Za-z0-9+/]{24,4000}={0,2})(?=$|[\s|"'),.])/g;
const SPACED = /(?:(?<=^|\s)\p{L} {1,2}){5,200}\p{L}(?=\s|$)/gu;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Soft hyphens, joiners, marks of direction: signs without ink. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters of other scripts that look like Latin ones, and those. */
const TWINS = new Map(
  Array.from('аеорсухіјѕһԁԛԝνορατικАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', (letter, index): [string, string] => [
    letter,
    'aeopcyxijshdqwvopatikABEKMHOPCTYXIJSABEZHIKMNOPTYX'.charAt(index),
  ]),
);
const MIXED_WORD = /(?=\p{L}{0,30}\p{Script=Latin})(?=\p{L}{0,30}[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{2,40}/gu;

/**
 * A text without signs that nobody sees, wide or ornate letters as plain ones, and twins in a Latin word as what they
 * look like.
 */
export function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(MIXED_WORD, (word) => [...word].map((letter) => TWINS.get(letter) ?? letter).join(''));
}

/** Letters that are there twice: once as themselves, once as signs without ink. */
const TAGS = /[\u{E0020}-\u{E007E}]{4,4000}/gu;
const FIRST_TAG = 0xe0000;

function readTags(text: string): string[] {
  return Array.from(text.matchAll(TAGS), ([tags]) =>
    Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - FIRST_TAG)).join(''),
  );
}

/**
 * The texts that somebody may have hidden in a text: in Base64, in signs without ink, by spaces between letters, by
 * figures for letters.
 */
export function unveil(original: string): string[] {
  const text = plainSigns(original);
  const decoded = Array.from(text.matchAll(BASE64), ({ groups }) =>
    Buffer.from(groups?.['code'] ?? '', 'base64').toString('utf8'),
  );
  const readable = decoded.filter(
    (each) => /^[\p{L}\p{N}\p{P}\p{Zs}\n]+$/u.test(each) && /\p{L}{3} \p{L}{2}/u.test(each),
  );
  const closed = text.replaceAll(SPACED, (letters) =>
    letters.replaceAll(/(?<=\p{L}) (?! )/gu, '').replaceAll(/ +/g, ' '),
  );
  const plain = text.replaceAll(/(?<![\w@$])(?=\w{0,30}\d)(?=\w{0,30}[a-z])[\w@$]{4,30}/gi, (word) =>
    [...word].map((sign) => LOOKALIKES[sign] ?? sign).join(''),
  );
  return [...readable, ...readTags(original), ...[text, closed, plain].filter((each) => each !== original)];
}
