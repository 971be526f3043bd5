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

/** The texts that somebody may have hidden in a text: in Base64, by spaces between letters, by figures for letters. */
export function unveil(text: string): string[] {
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
  return [...readable, ...[closed, plain].filter((each) => each !== text)];
}
