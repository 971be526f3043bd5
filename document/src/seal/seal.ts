import { encodeText, joinBytes, lastIndexOf, standsAt, toLatin1 } from './bytes.ts';
import { MARK, type SealedBody } from './sealed-body.ts';
import { findInField } from './zip-field.ts';
import { findInZip, putIntoZip } from './zip-seal.ts';

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

/** Puts the seal into a file, where the programs that open such files do not mind it. */
export function attachSeal(format: SealedFormat, body: Uint8Array, envelope: SealEnvelope): Uint8Array {
  const lines = encode(JSON.stringify(envelope)).match(/.{1,100}/g) ?? [];
  if (format === 'docx') return putIntoZip(body, lines.join('\n'));
  if (format === 'text') return joinBytes(body, encodeText(`\n<!-- ${MARK}\n${lines.join('\n')}\n-->\n`));
  // Readers look for the place of the index in the last kilobyte, so it is said there once more.
  const index = readIndexPlace(body);
  return joinBytes(
    body,
    encodeText(`\n%${MARK}\n${lines.map((line) => `%${line}`).join('\n')}\nstartxref\n${index}\n%%EOF\n`),
  );
}

/** Null where there is no seal. A seal with anything behind it, or of another shape, is none. */
export function findSeal(file: Uint8Array): FoundSeal | null {
  const found = findBody(file);
  if (found === null) return null;
  try {
    const envelope = JSON.parse(decode(found.base64.replaceAll(/[^A-Za-z0-9+/=]/g, ''))) as SealEnvelope;
    if (typeof envelope.seal !== 'string' || typeof envelope.signature !== 'string') return null;
    return { body: found.body, envelope };
  } catch {
    return null;
  }
}

function findBody(file: Uint8Array): SealedBody | null {
  if (standsAt(file, 0, encodeText('PK'))) return findInZip(file) ?? findInField(file);
  return standsAt(file, 0, encodeText('%PDF-')) ? findInPdf(file) : findInText(file);
}

function findInText(file: Uint8Array): SealedBody | null {
  return findAtEnd(file, `\n<!-- ${MARK}\n`, /^((?:[A-Za-z0-9+/=]+\n)+)-->\n$/);
}

function findInPdf(file: Uint8Array): SealedBody | null {
  const found = findAtEnd(file, `\n%${MARK}\n`, /^((?:%[A-Za-z0-9+/=]+\n)+startxref\n\d+\n)%%EOF\n$/);
  if (found === null) return null;
  const [, lines = '', index = ''] = /^([^]*)startxref\n(\d+)\n$/.exec(found.base64) ?? [];
  // Another place could make a reader show another page.
  if (index !== readIndexPlace(found.body)) return null;
  return { body: found.body, base64: lines };
}

function findAtEnd(file: Uint8Array, opening: string, pattern: RegExp): SealedBody | null {
  const at = lastIndexOf(file, encodeText(opening));
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

const encode = (text: string): string => btoa(toLatin1(encodeText(text)));
const decode = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
