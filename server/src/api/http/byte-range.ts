/** The part of a file that a request wants: `end` is the first byte that it does not want any more. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * RFC 9110, 14.1.2 and 14.2. Undefined stands for the whole file: for a header that is not there, cannot be read, or
 * asks for several parts, all of which may be ignored. Null is a part that the file does not have.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? null : { start: bytes - length, end: bytes };
  }
  const [start, end] = [Number(first), last === '' ? bytes : Math.min(Number(last) + 1, bytes)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? null : { start, end };
}
