import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '../raster.ts';
import { PNG_SIGNATURE } from './read-chunks.ts';

const COLOURS = 2;
const COLOURS_AND_OPACITY = 6;
/** Each line as the difference to the one above, which packs well for drawings and well enough for photographs. */
const UP = 2;

/** Nothing but the size and the pixels. Opacity is left out where every pixel is opaque. */
export function encodePng({ width, height, pixels }: Raster): Buffer {
  const isOpaque = pixels.every((value, index) => index % 4 !== 3 || value === 255);
  const channels = isOpaque ? 3 : 4;
  const stride = width * channels + 1;
  const lines = Buffer.alloc(stride * height);
  const valueAt = (x: number, y: number, channel: number): number => pixels[(y * width + x) * 4 + channel] ?? 0;
  for (let y = 0; y < height; y++) {
    lines[y * stride] = UP;
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++) {
        const above = y === 0 ? 0 : valueAt(x, y - 1, channel);
        lines[y * stride + 1 + x * channels + channel] = valueAt(x, y, channel) - above;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isOpaque ? COLOURS : COLOURS_AND_OPACITY, 0, 0, 0], 8);
  const data = deflateSync(lines, { level: 9 });
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
  framed.writeUInt32BE(body.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
}
