import { encodeText, joinBytes, standsAt, toLatin1, viewOf } from './bytes.ts';
import { MARK, type SealedBody } from './sealed-body.ts';

/**
 * In a Word file the seal is a file of its own, the last in the archive: Word and LibreOffice pass over parts that
 * nothing refers to, however long. (A field in a header was passed over up to 32 KB, a comment up to one.)
 */
const NAME = encodeText('casewright-seal.xml');
const OPENING = `<?xml version="1.0" encoding="UTF-8"?>\n<${MARK}>\n`;
const CLOSING = `\n</${MARK}>\n`;

const HEADER_BYTES = 30;
const RECORD_BYTES = 46 + NAME.length;
const RECORD = Uint8Array.of(0x50, 0x4b, 0x01, 0x02);
const END_BYTES = 22;
const END = Uint8Array.of(0x50, 0x4b, 0x05, 0x06);
/** Where the end of an archive tells the number of files, the length of its directory, and where that begins. */
const COUNTS = [8, 10];
const DIRECTORY_BYTES = 12;
const DIRECTORY_AT = 16;

/** `base64` may be of several lines. */
export function putIntoZip(zip: Uint8Array, base64: string): Uint8Array {
  const end = zip.length - END_BYTES;
  if (!standsAt(zip, end, END)) throw new Error('not a ZIP file without a comment');
  const directory = viewOf(zip).getUint32(end + DIRECTORY_AT, true);
  const content = encodeText(`${OPENING}${base64}${CLOSING}`);
  const { header, record } = describeEntry(content, directory);
  return joinBytes(
    zip.subarray(0, directory),
    header,
    content,
    zip.subarray(directory, end),
    record,
    changeEnd(zip.subarray(end), 1, directory + header.length + content.length),
  );
}

/** What is found must be, byte by byte, what sealing makes: so there is one sealed file for each file and seal. */
export function findInZip(file: Uint8Array): SealedBody | null {
  const end = file.length - END_BYTES;
  const record = end - RECORD_BYTES;
  if (!standsAt(file, end, END) || !standsAt(file, record, RECORD)) return null;
  const view = viewOf(file);
  const header = view.getUint32(record + 42, true);
  const directory = view.getUint32(end + DIRECTORY_AT, true);
  const text = toLatin1(file.subarray(header + HEADER_BYTES + NAME.length, directory));
  if (!text.startsWith(OPENING) || !text.endsWith(CLOSING)) return null;
  const base64 = text.slice(OPENING.length, -CLOSING.length);
  if (!/^(?:[A-Za-z0-9+/=]+\n)+$/.test(`${base64}\n`)) return null;
  const kept = [file.subarray(0, header), file.subarray(directory, record)];
  const body = joinBytes(...kept, changeEnd(file.subarray(end), -1, header));
  const sealed = putIntoZip(body, base64);
  return sealed.length === file.length && standsAt(file, 0, sealed) ? { body, base64 } : null;
}

/** The end of the archive with one file more or less. */
function changeEnd(end: Uint8Array, files: 1 | -1, directory: number): Uint8Array {
  // Not by `slice`, which of Node's buffers makes no copy.
  const changed = Uint8Array.from(end);
  const view = viewOf(changed);
  for (const at of COUNTS) view.setUint16(at, view.getUint16(at, true) + files, true);
  view.setUint32(DIRECTORY_BYTES, view.getUint32(DIRECTORY_BYTES, true) + files * RECORD_BYTES, true);
  view.setUint32(DIRECTORY_AT, directory, true);
  return changed;
}

/** What stands before the content, and in the directory. Stored as it is, and of no date. */
function describeEntry(content: Uint8Array, place: number): { header: Uint8Array; record: Uint8Array } {
  const common = new Uint8Array(26);
  const view = viewOf(common);
  view.setUint16(0, 10, true);
  // The first day that such a file can tell.
  view.setUint16(8, 0x21, true);
  view.setUint32(10, crc32(content), true);
  view.setUint32(14, content.length, true);
  view.setUint32(18, content.length, true);
  view.setUint16(22, NAME.length, true);
  const rest = new Uint8Array(14);
  viewOf(rest).setUint32(10, place, true);
  return {
    header: joinBytes(Uint8Array.of(0x50, 0x4b, 0x03, 0x04), common, NAME),
    record: joinBytes(RECORD, Uint8Array.of(10, 0), common, rest, NAME),
  };
}

/** The sum that ZIP files keep of each file. */
function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
