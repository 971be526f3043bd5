import type { GreyImage } from './render-page.ts';

const DARK = 128;
/** Less ink than one short word has at 200 dots per inch. */
const MIN_DARK_PIXELS = 120;

export function isBlank({ pixels }: GreyImage): boolean {
  let dark = 0;
  for (const pixel of pixels) if (pixel < DARK && ++dark >= MIN_DARK_PIXELS) return false;
  return true;
}

/** Portable grey map: a header in text, then the pixels. */
export function encodeGreyMap({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

/** A quarter turn clockwise. */
export function turnImage({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 255;
  }
  return { width: height, height: width, pixels: turned };
}
