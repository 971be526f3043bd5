import type { GreyImage } from './grey-image.ts';

/** What counts as ink when only its place matters. */
const DARK = 150;
/** The angle is looked for on one pixel in so many. */
const STEP = 3;
const MAX_POINTS = 60_000;
// In degrees.
const WIDEST = 5;
const COARSE = 0.5;
const FINE = 0.05;
/** Less than this over a page is less than the height of a letter. */
const STRAIGHT = 0.15;
const RADIANS = Math.PI / 180;

/** A page from a scanner lies a little askew. Lines of text and of tables are level in what is returned. */
export function straighten(image: GreyImage): GreyImage {
  const angle = measureSkew(image);
  return Math.abs(angle) < STRAIGHT ? image : rotate(image, angle * RADIANS);
}

/** In degrees, positive where lines sink to the right: the angle along which ink gathers most clearly in lines. */
function measureSkew(image: GreyImage): number {
  const points = collectInk(image);
  if (points.length === 0) return 0;
  const rough = findBest(points, image.height, 0, WIDEST, COARSE);
  return findBest(points, image.height, rough, COARSE, FINE);
}

/** Pairs of x and y. */
function collectInk({ width, height, pixels }: GreyImage): Float32Array {
  const found: number[] = [];
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) if ((pixels[y * width + x] ?? 255) < DARK) found.push(x, y);
  }
  const keepEach = Math.ceil(found.length / 2 / MAX_POINTS);
  return Float32Array.from(found.filter((_, index) => (index >> 1) % keepEach === 0));
}

function findBest(points: Float32Array, height: number, middle: number, reach: number, step: number): number {
  let best = { angle: middle, score: -1 };
  for (let index = -Math.round(reach / step); index <= Math.round(reach / step); index++) {
    const angle = middle + index * step;
    const score = scoreAngle(points, height, angle * RADIANS);
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

/** How much the amount of ink changes from one line of pixels to the next: much, where lines of text are level. */
function scoreAngle(points: Float32Array, height: number, angle: number): number {
  const slope = Math.tan(angle);
  const counts = new Uint32Array(height * 3);
  for (let at = 0; at < points.length; at += 2) {
    const line = Math.round((points[at + 1] ?? 0) - (points[at] ?? 0) * slope) + height;
    if (line >= 0 && line < counts.length) counts[line] = (counts[line] ?? 0) + 1;
  }
  let score = 0;
  for (let line = STEP; line < counts.length; line++) score += ((counts[line] ?? 0) - (counts[line - STEP] ?? 0)) ** 2;
  return score;
}

/** About the middle, in the same frame; what comes in from outside is white. */
function rotate({ width, height, pixels }: GreyImage, angle: number): GreyImage {
  const turned = new Uint8Array(width * height).fill(255);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    let fromX = middleX - middleX * cos - (y - middleY) * sin;
    let fromY = middleY - middleX * sin + (y - middleY) * cos;
    for (let x = 0; x < width; x++, fromX += cos, fromY += sin) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [right, low] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (pixels[at] ?? 255) * (1 - right) + (pixels[at + 1] ?? 255) * right;
      const below = (pixels[at + width] ?? 255) * (1 - right) + (pixels[at + width + 1] ?? 255) * right;
      turned[y * width + x] = above * (1 - low) + below * low;
    }
  }
  return { width, height, pixels: turned };
}
