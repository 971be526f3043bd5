import { inflateSync } from 'node:zlib';
import { FaultyPicture } from '../fault.ts';
import { checkSize, type Raster } from '../raster.ts';
import { createColours } from './colours.ts';
import { readChunks } from './read-chunks.ts';
import { unfilter } from './unfilter.ts';

/** Grey, colours, palette, grey with opacity, colours with opacity: how many values a pixel has. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The seven passes of an interlaced picture: where each begins, and how far its pixels stand apart. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** Unpacks no more than the size in the header asks for, and takes nothing less. */
export function decodePng(file: Buffer): Raster {
  const chunks = readChunks(file);
  const { header } = chunks;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = header.subarray(8);
  checkSize(width, height);
  const channels = CHANNELS[colour] ?? 0;
  if (DEPTHS[colour]?.includes(depth) !== true || compression !== 0 || filter !== 0 || interlace > 1) {
    throw new FaultyPicture('damaged');
  }
  const passes = (interlace === 1 ? PASSES : WHOLE)
    .map(([left, top, across, down]) => ({
      left,
      top,
      across,
      down,
      width: Math.ceil((width - left) / across),
      height: Math.ceil((height - top) / down),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
  const lineBytes = (pixels: number): number => Math.ceil((pixels * channels * depth) / 8);
  const expected = passes.reduce((sum, pass) => sum + pass.height * (1 + lineBytes(pass.width)), 0);
  const data = inflate(chunks.data, expected);
  const writePixel = createColours({ depth, colour, channels, ...chunks });
  const pixels = new Uint8Array(width * height * 4);
  let at = 0;
  for (const pass of passes) {
    const bytes = lineBytes(pass.width);
    const lines = data.subarray(at, at + pass.height * (1 + bytes));
    at += lines.length;
    unfilter(lines, bytes, Math.max(1, (channels * depth) >> 3));
    for (let row = 0; row < pass.height; row++) {
      const line = lines.subarray(row * (1 + bytes) + 1, (row + 1) * (1 + bytes));
      const start = (pass.top + row * pass.down) * width + pass.left;
      for (let column = 0; column < pass.width; column++) {
        writePixel(line, column, pixels, (start + column * pass.across) * 4);
      }
    }
  }
  return { width, height, pixels };
}

function inflate(parts: Buffer[], expected: number): Buffer {
  try {
    const data = inflateSync(Buffer.concat(parts), { maxOutputLength: expected });
    if (data.length === expected) return data;
  } catch {
    // Reported below: a fault of the stream, or more of it than the header says.
  }
  throw new FaultyPicture('damaged');
}
