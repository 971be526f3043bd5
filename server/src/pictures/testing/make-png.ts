import { crc32, deflateSync } from 'node:zlib';

export type Chunk = [type: string, body: Buffer];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function joinChunks(chunks: readonly Chunk[]): Buffer {
  const framed = chunks.map(([type, body]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  });
  return Buffer.concat([SIGNATURE, ...framed]);
}

export function makeHeader(width: number, height: number, depth = 8, colour = 2, interlace = 0): Chunk {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return ['IHDR', header];
}

export const END: Chunk = ['IEND', Buffer.alloc(0)];

export const pack = (lines: Buffer): Chunk => ['IDAT', deflateSync(lines)];

/** Of one colour, with chunks of the caller's own before the pixels. */
export function makePng(width: number, height: number, [red, green, blue] = [31, 78, 95], more: Chunk[] = []): Buffer {
  const line = Buffer.alloc(1 + width * 3);
  for (let at = 1; at < line.length; at += 3) line.set([red ?? 0, green ?? 0, blue ?? 0], at);
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  return joinChunks([makeHeader(width, height), ...more, pack(lines), END]);
}
