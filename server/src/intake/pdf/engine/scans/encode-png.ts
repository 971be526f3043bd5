import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const TRUE_COLOUR = 2;
/** Fast, and good enough for text on white. */
const COMPRESSION = 4;

/** A PNG file of pixels that come as red, green, blue and opacity, one byte each. The opacity is left out. */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, TRUE_COLOUR], 8);
  return Buffer.concat([
    SIGNATURE,
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(toRows(width, height, pixels), { level: COMPRESSION })),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Every row begins with a byte that says how it was filtered: 0, not at all. */
function toRows(width: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let to = 0;
  let from = 0;
  for (let row = 0; row < height; row += 1) {
    to += 1;
    for (let column = 0; column < width; column += 1) {
      rows[to] = pixels[from] ?? 0;
      rows[to + 1] = pixels[from + 1] ?? 0;
      rows[to + 2] = pixels[from + 2] ?? 0;
      to += 3;
      from += 4;
    }
  }
  return rows;
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
