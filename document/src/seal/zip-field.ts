import { joinBytes, standsAt, toLatin1, viewOf } from './bytes.ts';
import { MARK, type SealedBody } from './sealed-body.ts';

/**
 * Earlier releases put the seal of a Word file into a field of the header of the last file in the archive. Such files are
 * still read.
 */
const FILE = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
const ENTRY = Uint8Array.of(0x50, 0x4b, 0x01, 0x02);
const END = Uint8Array.of(0x50, 0x4b, 0x05, 0x06);
const END_BYTES = 22;
const DIRECTORY_AT = 16;
/** "CW". */
const FIELD_ID = 0x5743;

export function findInField(file: Uint8Array): SealedBody | null {
  const place = findField(file);
  if (place === null || place.length < 4 || place.at + place.length > file.length) return null;
  const view = viewOf(file);
  const isOurs = view.getUint16(place.at, true) === FIELD_ID && view.getUint16(place.at + 2, true) === place.length - 4;
  const text = toLatin1(file.subarray(place.at + 4, place.at + place.length));
  const [mark, base64] = [text.slice(0, MARK.length + 1), text.slice(MARK.length + 1)];
  if (!isOurs || mark !== `${MARK}\n` || !/^(?:[A-Za-z0-9+/=]+\n)+$/.test(base64)) return null;
  const body = joinBytes(file.subarray(0, place.at), file.subarray(place.at + place.length));
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
  if (!standsAt(zip, end, END)) return null;
  let header = -1;
  for (let at = view.getUint32(end + DIRECTORY_AT, true); standsAt(zip, at, ENTRY) && at + 46 <= end;) {
    header = Math.max(header, view.getUint32(at + 42, true));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (!standsAt(zip, header, FILE) || header + 30 > end) return null;
  return { header, at: header + 30 + view.getUint16(header + 26, true), length: view.getUint16(header + 28, true) };
}

/** The length of the fields, and where the directory begins behind them. */
function setLengths(zip: Uint8Array, { header, length }: FieldPlace, more: number): void {
  const view = viewOf(zip);
  const directoryAt = zip.length - END_BYTES + DIRECTORY_AT;
  view.setUint16(header + 28, length + more, true);
  view.setUint32(directoryAt, view.getUint32(directoryAt, true) + more, true);
}
