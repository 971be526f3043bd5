const MAX_STEM_BYTES = 150;
const FALLBACK_STEM = 'report';
// What Windows, macOS or a shell cannot have in a name, and what nobody can see in one.
const FORBIDDEN = /[<>:"/\\|?*%]|\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Zl}|\p{Zp}/gu;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=$|[ .])/i;
// What does not come apart into a letter of ASCII and an accent.
const ASCII_OF: Record<string, string> = Object.fromEntries(
  "ß ss,æ ae,Æ AE,œ oe,Œ OE,ø o,Ø O,ł l,Ł L,đ d,Đ D,ð d,Ð D,þ th,Þ Th,ı i,‘ ',’ ',– -,— -"
    .split(',')
    .map((pair) => pair.split(' ')),
);

/** A name that every system can store, made of a title that may be anything. */
export function makeFileName(title: string, extension: string): string {
  const words = title.toWellFormed().normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const stem = trimName(cutToBytes(trimName(words), MAX_STEM_BYTES)).replace(DEVICE, '$&_');
  return `${stem === '' ? FALLBACK_STEM : stem}.${extension}`;
}

/**
 * For clients that know RFC 6266 the name in full (RFC 8187), for all others one in ASCII without anything that would
 * need quoting.
 */
export function contentDisposition(fileName: string): string {
  const wellFormed = fileName.toWellFormed();
  return `attachment; filename="${toAscii(wellFormed)}"; filename*=UTF-8''${encode(wellFormed)}`;
}

// RFC 8187 leaves out four of the signs that the language's own encoder lets pass.
function encode(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

function toAscii(name: string): string {
  const plain = [...name].map((sign) => ASCII_OF[sign] ?? sign).join('');
  const ascii = plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/gu, '_');
  const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/s.exec(ascii) ?? [];
  return /[A-Za-z0-9]/.test(stem) ? ascii : `${FALLBACK_STEM}${extension}`;
}

// A leading dot hides a file, and Windows drops dots and spaces at the end.
function trimName(name: string): string {
  const start = name.replace(/^[\s.]+/, '');
  let end = start.length;
  while (/[\s.]/.test(start.charAt(end - 1))) end -= 1;
  return start.slice(0, end);
}

function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0;
  let end = 0;
  for (const sign of text) {
    bytes += Buffer.byteLength(sign);
    if (bytes > maxBytes) break;
    end += sign.length;
  }
  return text.slice(0, end);
}
