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

/** Puts the seal at the end of a file, where the programs that open such files do not mind it. */
export function attachSeal(format: SealedFormat, body: Uint8Array, envelope: SealEnvelope): Uint8Array {
  const lines = encode(JSON.stringify(envelope)).match(/.{1,100}/g) ?? [];
  if (format === 'docx') return setZipComment(body, encoder.encode(`${MARK}\n${lines.join('\n')}\n`));
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

const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_BYTES = 22;
const COMMENT_LENGTH_AT = 20;

/** A ZIP file ends with a record that may carry a comment: that is the only part which the seal does not cover. */
function setZipComment(zip: Uint8Array, comment: Uint8Array): Uint8Array {
  const at = zip.length - ZIP_END_BYTES;
  if (!ZIP_END.every((byte, index) => zip[at + index] === byte)) throw new Error('not a ZIP file without a comment');
  if (comment.length > 0xffff) throw new Error('the seal is too long for a ZIP file');
  const sealed = join(zip, comment);
  new DataView(sealed.buffer, sealed.byteOffset).setUint16(at + COMMENT_LENGTH_AT, comment.length, true);
  return sealed;
}

function findInZip(file: Uint8Array): Found | null {
  const opening = encoder.encode(`${MARK}\n`);
  const at = lastIndexOf(file, opening);
  const end = at - ZIP_END_BYTES;
  if (end < 0 || !ZIP_END.every((byte, index) => file[end + index] === byte)) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(end + COMMENT_LENGTH_AT, true) !== file.length - at) return null;
  // A copy: the file itself stays as it is.
  const body = new Uint8Array(file.subarray(0, at));
  new DataView(body.buffer).setUint16(end + COMMENT_LENGTH_AT, 0, true);
  const base64 = toLatin1(file.subarray(at + opening.length));
  return /^(?:[A-Za-z0-9+/=]+\n)+$/.test(base64) ? { body, base64 } : null;
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
