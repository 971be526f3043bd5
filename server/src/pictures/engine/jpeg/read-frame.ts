import { FaultyPicture } from '../fault.ts';
import type { Raster } from '../raster.ts';
import { readOrientation } from './read-orientation.ts';

export interface JpegFrame extends Pick<Raster, 'width' | 'height'> {
  orientation: number;
}

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
/** Baseline, extended and progressive JPEG, which are in use. The others are lossless or use arithmetic coding. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Reads the size of the picture and how it is to be turned, from the segments before the pixels. */
export function readFrame(file: Buffer): JpegFrame {
  let at = 2;
  let orientation = 1;
  let size: { width: number; height: number } | undefined;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) break;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, at + 2 + length);
    if (OTHER_FRAMES.has(marker)) break;
    if (FRAMES.has(marker)) {
      // Two sizes in one file is a trick.
      if (size !== undefined || body.length < 6) break;
      size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
    }
    if (marker === APP1) orientation = readOrientation(body) ?? orientation;
    if (marker === START_OF_SCAN && size !== undefined) return { ...size, orientation };
    at += 2 + length;
  }
  throw new FaultyPicture('damaged');
}
