import type { Box } from '../tables/ruled-tables.ts';

/** One byte a pixel, 0 is black. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How finely pages are drawn for OCR. */
export const DOTS_PER_INCH = 200;

export const WHITE = 255;
const DARK = 128;
/** Less ink than one short word has at 200 dots per inch. */
const MIN_DARK_PIXELS = 120;
/** More than a signature has, or a logo: a page that is written or drawn on. */
const MANY_DARK_PIXELS = 20_000;
/** Less than a single digit has. */
const MIN_MARK_PIXELS = 15;

export function isBlank(image: GreyImage): boolean {
  return !hasInk(image, MIN_DARK_PIXELS);
}

export function hasMuchInk(image: GreyImage): boolean {
  return hasInk(image, MANY_DARK_PIXELS);
}

export function hasInk({ pixels }: GreyImage, least = MIN_MARK_PIXELS): boolean {
  let dark = 0;
  for (const pixel of pixels) if (pixel < DARK && ++dark >= least) return true;
  return false;
}

/** How much darker than its paper the ink of a pale page must be. */
const LEAST_CONTRAST = 60;
/** A page of which more is darker than its paper lies in shadow, or is a photograph. */
const MOST_INK_SHARE = 0.2;

/** A worn fax or a carbon copy as if it were black on white; any other image as it is. */
export function darkenPale(image: GreyImage): GreyImage {
  const counts = new Uint32Array(256);
  for (const pixel of image.pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const [ink, paper] = [levelOf(counts, MIN_DARK_PIXELS), levelOf(counts, image.pixels.length / 2)];
  const contrast = paper - ink;
  if (ink < DARK || contrast < LEAST_CONTRAST) return image;
  const inked = counts.subarray(0, ink + contrast / 2).reduce((sum, count) => sum + count, 0);
  if (inked > image.pixels.length * MOST_INK_SHARE) return image;
  const pixels = image.pixels.map((pixel) => Math.min(WHITE, (Math.max(0, pixel - ink) / contrast) * WHITE));
  return { ...image, pixels };
}

/** The grey that so many pixels have, or a darker one. */
function levelOf(counts: Uint32Array, pixels: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= pixels);
}

/** Portable grey map: a header in text, then the pixels. */
export function encodeGreyMap({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

/** A quarter turn clockwise. */
export function turnImage({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? WHITE;
  }
  return { width: height, height: width, pixels: turned };
}

export function cutImage({ width, pixels }: GreyImage, box: Box): GreyImage {
  const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const cut = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    cut.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, pixels: cut };
}

/** The same image, white but for these parts of its height. */
export function keepBands(image: GreyImage, bands: readonly { from: number; to: number }[]): GreyImage {
  const edges = [0, ...bands.flatMap(({ from, to }) => [from, to]), 1].map((share) => share * image.height);
  const between = edges.flatMap((top, index) =>
    index % 2 === 0 ? [{ left: 0, right: image.width, top, bottom: (edges[index + 1] ?? top) - 1 }] : [],
  );
  return eraseBoxes(image, between);
}

/** The same image, white within the boxes, as far as they lie on it. */
export function eraseBoxes({ width, height, pixels }: GreyImage, boxes: readonly Box[]): GreyImage {
  const erased = new Uint8Array(pixels);
  for (const box of boxes) {
    const [left, top] = [Math.max(0, Math.round(box.left)), Math.max(0, Math.round(box.top))];
    const [right, bottom] = [Math.min(Math.round(box.right), width - 1), Math.min(Math.round(box.bottom), height - 1)];
    for (let y = top; y <= bottom; y++) erased.fill(WHITE, y * width + left, y * width + right + 1);
  }
  return { width, height, pixels: erased };
}
