const CHUNK_HEAD_BYTES = 8;
const RIFF_HEAD_BYTES = 12;
/** Where the bytes per second stand in the chunk that describes the format. */
const BYTE_RATE_AT = 8;
/** Writers who do not know the size beforehand put such values, or 0, and correct them at the end, if ever. */
const UNKNOWN_FROM = 0x7fff0000;

/** How long a WAV says that it is, from its head; undefined where it is none, or does not say. */
export function readWavLength(head: Buffer): number | undefined {
  const isWav = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE';
  if (!isWav) return undefined;
  let byteRate = 0;
  for (let at = RIFF_HEAD_BYTES; at + CHUNK_HEAD_BYTES <= head.length;) {
    const name = head.toString('latin1', at, at + 4);
    const size = head.readUInt32LE(at + 4);
    const body = at + CHUNK_HEAD_BYTES;
    if (name === 'data') return size === 0 || size >= UNKNOWN_FROM ? undefined : toMs(size, byteRate);
    if (name === 'fmt ' && body + BYTE_RATE_AT + 4 <= head.length) byteRate = head.readUInt32LE(body + BYTE_RATE_AT);
    // A chunk of an odd size is followed by a byte that fills it up.
    at = body + size + (size % 2);
  }
  return undefined;
}

function toMs(bytes: number, byteRate: number): number | undefined {
  return byteRate === 0 ? undefined : Math.round((bytes / byteRate) * 1000);
}
