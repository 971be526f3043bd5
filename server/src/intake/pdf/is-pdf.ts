const SIGNATURE = Buffer.from('%PDF-', 'latin1');
const SEARCHED_BYTES = 1024;

/** Readers accept bytes before the signature, so that a PDF is known by it anywhere in the first 1024 bytes. */
export function isPdf(head: Uint8Array): boolean {
  return Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, SEARCHED_BYTES)).includes(SIGNATURE);
}
