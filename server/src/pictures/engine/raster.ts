import { MAX_PIXELS, MAX_SIDE } from '../limits.ts';
import { FaultyPicture } from './fault.ts';

/** Pixels in rows from the top, each as red, green, blue and opacity. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new FaultyPicture('damaged');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) throw new FaultyPicture('too_many_pixels');
}

/** Each new pixel is the mean of those that it stands for. What cannot be seen does not colour the mean. */
export function shrink(raster: Raster, maxSide: number): Raster {
  const scale = Math.min(1, maxSide / Math.max(raster.width, raster.height));
  if (scale === 1) return raster;
  const width = Math.max(1, Math.round(raster.width * scale));
  const height = Math.max(1, Math.round(raster.height * scale));
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const rows = spanOf(y, height, raster.height);
    for (let x = 0; x < width; x++) {
      writeMean(raster, spanOf(x, width, raster.width), rows, pixels, (y * width + x) * 4);
    }
  }
  return { width, height, pixels };
}

type Span = [from: number, to: number];

function spanOf(index: number, count: number, length: number): Span {
  const from = Math.floor((index * length) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))];
}

function writeMean({ width, pixels }: Raster, columns: Span, rows: Span, into: Uint8Array, at: number): void {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = rows[0]; y < rows[1]; y++) {
    for (let x = columns[0]; x < columns[1]; x++) {
      const from = (y * width + x) * 4;
      const weight = pixels[from + 3] ?? 0;
      red += (pixels[from] ?? 0) * weight;
      green += (pixels[from + 1] ?? 0) * weight;
      blue += (pixels[from + 2] ?? 0) * weight;
      opacity += weight;
    }
  }
  const count = (columns[1] - columns[0]) * (rows[1] - rows[0]);
  const divisor = Math.max(1, opacity);
  into[at] = Math.round(red / divisor);
  into[at + 1] = Math.round(green / divisor);
  into[at + 2] = Math.round(blue / divisor);
  into[at + 3] = Math.round(opacity / count);
}

/** How a camera was held, as its file says it: 1 to 8, as in TIFF. */
export function turn(raster: Raster, orientation: number): Raster {
  if (orientation < 2 || orientation > 8) return raster;
  const { width, height } = raster;
  const isLying = orientation > 4;
  const turned = { width: isLying ? height : width, height: isLying ? width : height };
  const from = new Uint32Array(raster.pixels.buffer, raster.pixels.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++) {
      to[y * turned.width + x] = from[sourceOf(orientation, x, y, width, height)] ?? 0;
    }
  }
  return { ...turned, pixels: new Uint8Array(to.buffer) };
}

function sourceOf(orientation: number, x: number, y: number, width: number, height: number): number {
  const [column, row] = isSwapped(orientation) ? [y, x] : [x, y];
  const isFlipped = [2, 3, 7, 8].includes(orientation);
  const isUpsideDown = [3, 4, 6, 7].includes(orientation);
  return (isUpsideDown ? height - 1 - row : row) * width + (isFlipped ? width - 1 - column : column);
}

const isSwapped = (orientation: number): boolean => orientation > 4;
