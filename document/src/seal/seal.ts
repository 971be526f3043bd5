/**
 * The seal of an exported file: who signed the report, and the SHA-256 of the file without its seal, signed with the
 * installation's key. This module knows where a seal stands in a file; the cryptography is left to its callers, because
 * the service and a browser have each their own.
 */
export interface Seal {
  /** Hexadecimal, of all bytes of the file but the seal. */
  file_sha256: string;
  exported_at: string;
  key_id: string;
  /** What was signed when the report was signed; the text of each is JSON. */
  report: SealedStatement;
  addenda: SealedStatement[];
}

export interface SealedStatement {
  statement: string;
  signature: string;
}

/** The seal as text, and the signature of that text in base64. */
export interface SealEnvelope {
  seal: string;
  signature: string;
}

export type SealedFormat = 'text' | 'pdf' | 'docx';

export interface FoundSeal {
  /** The file as it was before it was sealed, if nobody changed it. */
  body: Uint8Array;
  envelope: SealEnvelope;
}

const MARK = 'casewright-seal-v1';
const encoder = new TextEncoder();

/** Puts the seal into a file, where the programs that open such files do not mind it. */
export function attachSeal(format: SealedFormat, body: Uint8Array, envelope: SealEnvelope): Uint8Array {
  const lines = encode(JSON.stringify(envelope)).match(/.{1,100}/g) ?? [];
  if (format === 'docx') return putIntoZip(body, encoder.encode(`${MARK}\n${lines.join('\n')}\n`));
  if (format === 'text') return join(body, encoder.encode(`\n<!-- ${MARK}\n${lines.join('\n')}\n-->\n`));
  // Readers look for the place of the index in the last kilobyte, so it is said there once more.
  const index = readIndexPlace(body);
  return join(
    body,
    encoder.encode(`\n%${MARK}\n${lines.map((line) => `%${line}`).join('\n')}\nstartxref\n${index}\n%%EOF\n`),
  );
}

/** Null where there is no seal. A seal with anything behind it, or of another shape, is none. */
export function findSeal(file: Uint8Array): FoundSeal | null {
  const found = startsWith(file, 'PK')
    ? findInZip(file)
    : startsWith(file, '%PDF-')
      ? findInPdf(file)
      : findInText(file);
  if (found === null) return null;
  try {
    const envelope = JSON.parse(decode(found.base64.replaceAll(/[^A-Za-z0-9+/=]/g, ''))) as SealEnvelope;
    if (typeof envelope.seal !== 'string' || typeof envelope.signature !== 'string') return null;
    return { body: found.body, envelope };
  } catch {
    return null;
  }
}

interface Found {
  body: Uint8Array;
  base64: string;
}

function findInText(file: Uint8Array): Found | null {
  return findAtEnd(file, `\n<!-- ${MARK}\n`, /^((?:[A-Za-z0-9+/=]+\n)+)-->\n$/);
}

function findInPdf(file: Uint8Array): Found | null {
  const found = findAtEnd(file, `\n%${MARK}\n`, /^((?:%[A-Za-z0-9+/=]+\n)+startxref\n\d+\n)%%EOF\n$/);
  if (found === null) return null;
  const [, lines = '', index = ''] = /^([^]*)startxref\n(\d+)\n$/.exec(found.base64) ?? [];
  // Another place could make a reader show another page.
  if (index !== readIndexPlace(found.body)) return null;
  return { body: found.body, base64: lines };
}

function findAtEnd(file: Uint8Array, opening: string, pattern: RegExp): Found | null {
  const at = lastIndexOf(file, encoder.encode(opening));
  if (at === -1) return null;
  const rest = toLatin1(file.subarray(at + opening.length));
  const base64 = pattern.exec(rest)?.[1];
  return base64 === undefined ? null : { body: file.subarray(0, at), base64 };
}

/** The last place that a PDF names for its index. */
function readIndexPlace(pdf: Uint8Array): string {
  const tail = toLatin1(pdf.subarray(Math.max(0, pdf.length - 1024)));
  return /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? '';
}

const ZIP = { file: [0x50, 0x4b, 0x03, 0x04], entry: [0x50, 0x4b, 0x01, 0x02], end: [0x50, 0x4b, 0x05, 0x06] };
const END_BYTES = 22;
const DIRECTORY_AT = 16;
/** "CW". Whoever opens a ZIP file passes over fields that they do not know. */
const FIELD_ID = 0x5743;

/**
 * The seal is a field in the header of the last file within the ZIP file. A comment at the end would be simpler, but
 * LibreOffice opens no file with a comment of a kilobyte; of a field it takes 32. What changes beside the field follows
 * from its length: so there is one sealed file for each file and seal.
 */
function putIntoZip(zip: Uint8Array, seal: Uint8Array): Uint8Array {
  const place = findField(zip);
  if (place?.length !== 0) throw new Error('not a ZIP file without such a field');
  if (seal.length + 4 > 0xffff) throw new Error('the seal is too long for a ZIP file');
  const field = new Uint8Array(seal.length + 4);
  new DataView(field.buffer).setUint16(0, FIELD_ID, true);
  new DataView(field.buffer).setUint16(2, seal.length, true);
  field.set(seal, 4);
  const sealed = join(join(zip.subarray(0, place.at), field), zip.subarray(place.at));
  setLengths(sealed, place, field.length);
  return sealed;
}

function findInZip(file: Uint8Array): Found | null {
  const place = findField(file);
  if (place === null || place.length < 4 || place.at + place.length > file.length) return null;
  const view = viewOf(file);
  const isOurs = view.getUint16(place.at, true) === FIELD_ID && view.getUint16(place.at + 2, true) === place.length - 4;
  const text = toLatin1(file.subarray(place.at + 4, place.at + place.length));
  const [mark, base64] = [text.slice(0, MARK.length + 1), text.slice(MARK.length + 1)];
  if (!isOurs || mark !== `${MARK}\n` || !/^(?:[A-Za-z0-9+/=]+\n)+$/.test(base64)) return null;
  const body = join(file.subarray(0, place.at), file.subarray(place.at + place.length));
  setLengths(body, place, -place.length);
  return { body, base64 };
}

interface FieldPlace {
  /** Where the header of the last file begins. */
  header: number;
  /** Where its fields stand, and how long they are. */
  at: number;
  length: number;
}

/** Null where it is no ZIP file that ends with its directory. */
function findField(zip: Uint8Array): FieldPlace | null {
  const view = viewOf(zip);
  const end = zip.length - END_BYTES;
  if (!standsAt(zip, end, ZIP.end)) return null;
  let header = -1;
  for (let at = view.getUint32(end + DIRECTORY_AT, true); standsAt(zip, at, ZIP.entry) && at + 46 <= end;) {
    header = Math.max(header, view.getUint32(at + 42, true));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (!standsAt(zip, header, ZIP.file) || header + 30 > end) return null;
  return { header, at: header + 30 + view.getUint16(header + 26, true), length: view.getUint16(header + 28, true) };
}

/** The length of the fields, and where the directory begins behind them. */
function setLengths(zip: Uint8Array, { header, length }: FieldPlace, more: number): void {
  const view = viewOf(zip);
  const directoryAt = zip.length - END_BYTES + DIRECTORY_AT;
  view.setUint16(header + 28, length + more, true);
  view.setUint32(directoryAt, view.getUint32(directoryAt, true) + more, true);
}

function standsAt(file: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return at >= 0 && bytes.every((byte, index) => file[at + index] === byte);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function startsWith(file: Uint8Array, text: string): boolean {
  return toLatin1(file.subarray(0, text.length)) === text;
}

function lastIndexOf(file: Uint8Array, sought: Uint8Array): number {
  for (let at = file.length - sought.length; at >= 0; at -= 1) {
    if (file[at] === sought[0] && sought.every((byte, index) => file[at + index] === byte)) return at;
  }
  return -1;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

const encode = (text: string): string => btoa(toLatin1(encoder.encode(text)));
const decode = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
