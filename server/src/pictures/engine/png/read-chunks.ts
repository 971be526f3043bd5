import { crc32 } from 'node:zlib';
import { FaultyPicture } from '../fault.ts';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngChunks {
  header: Buffer;
  palette: Buffer | null;
  transparency: Buffer | null;
  data: Buffer[];
}

const HEADER_BYTES = 13;

/** Only the chunks that pixels are made of. Texts, profiles, times and whatever follows the end are left behind. */
export function readChunks(file: Buffer): PngChunks {
  const chunks: PngChunks = { header: Buffer.alloc(0), palette: null, transparency: null, data: [] };
  let at = PNG_SIGNATURE.length;
  for (;;) {
    const length = at + 12 > file.length ? Infinity : file.readUInt32BE(at);
    if (at + 12 + length > file.length) throw new FaultyPicture('damaged');
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (crc32(file.subarray(at + 4, at + 8 + length)) !== file.readUInt32BE(at + 8 + length)) {
      throw new FaultyPicture('damaged');
    }
    if (type === 'IHDR' && length === HEADER_BYTES && chunks.header.length === 0) chunks.header = body;
    else if (chunks.header.length === 0) throw new FaultyPicture('damaged');
    else if (type === 'PLTE') chunks.palette = body;
    else if (type === 'tRNS') chunks.transparency = body;
    else if (type === 'IDAT') chunks.data.push(body);
    else if (type === 'IEND') return chunks;
    at += 12 + length;
  }
}
