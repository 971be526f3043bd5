/** `=?charset?B?base64?=` or `=?charset?Q?quoted?=` (RFC 2047), as some mail libraries write file names in forms. */
const WORD = /=\?([^?\s]{1,40})\?([bq])\?([^?\s]{0,1000})\?=/gi;
/** The white space between two of them is no part of the text (RFC 2047, 6.2). */
const BETWEEN = /(\?=)\s{1,9}(?==\?)/g;

/** The text with its encoded words read. One that cannot be read stays as it was sent. */
export function decodeWords(text = ''): string {
  return text
    .replaceAll(BETWEEN, '$1')
    .replaceAll(WORD, (word: string, charset: string, kind: string, coded: string) => {
      const bytes = kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64') : readQuoted(coded);
      return decode(bytes, charset) ?? word;
    });
}

function readQuoted(coded: string): Buffer {
  const plain = coded
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, 'latin1');
}

function decode(bytes: Buffer, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
