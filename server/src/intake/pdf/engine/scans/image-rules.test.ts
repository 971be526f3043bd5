import { expect, test } from 'vitest';
import { eraseRules, findImageRules } from './image-rules.ts';
import type { GreyImage } from './grey-image.ts';
import { straighten } from './straighten.ts';

const [WIDTH, HEIGHT] = [800, 600];
const XS = [100, 300, 500, 700];
const YS = [100, 180, 260];

/** A page on which what `isInk` says is black. */
function draw(isInk: (x: number, y: number) => boolean): GreyImage {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isInk(at % WIDTH, Math.floor(at / WIDTH)) ? 0 : 255,
  );
  return { width: WIDTH, height: HEIGHT, pixels };
}

function isOnGrid(x: number, y: number): boolean {
  const isInside = x >= 100 && x <= 702 && y >= 100 && y <= 262;
  return isInside && (XS.some((edge) => x >= edge && x <= edge + 2) || YS.some((edge) => y >= edge && y <= edge + 2));
}

/** Words: strokes of letters, on a line that is thick. */
const isText = (x: number, y: number): boolean => x % 200 > 120 && x % 12 < 4 && y % 80 > 40 && y % 80 < 64;
const isUnderline = (x: number, y: number): boolean => x > 120 && x < 400 && y >= 400 && y <= 402;

function places(image: GreyImage): { xs: number[]; ys: number[] } {
  const rules = findImageRules(image);
  const at = (isVertical: boolean): number[] =>
    rules
      .filter((rule) => rule.isVertical === isVertical)
      .map((rule) => Math.round(rule.at))
      .toSorted((a, b) => a - b);
  return { xs: at(true), ys: at(false) };
}

test('the lines of a table are found; text, an underline and a black field are none', () => {
  const image = draw(
    (x, y) => isOnGrid(x, y) || isText(x, y) || isUnderline(x, y) || (x > 500 && x < 700 && y > 400 && y < 500),
  );
  expect(places(image)).toEqual({ xs: [101, 301, 501, 701], ys: [101, 181, 261] });
});

test('a page that lies askew is made straight, and its table is found', () => {
  const slope = Math.tan((1.3 * Math.PI) / 180);
  const image = draw((x, y) => isOnGrid(Math.round(x + y * slope), Math.round(y - x * slope)));
  const { xs, ys } = places(straighten(image));
  expect([xs.length, ys.length]).toEqual([4, 3]);
  const rules = findImageRules(straighten(image));
  expect(Math.max(...rules.map(({ thickness }) => thickness))).toBeLessThan(6);
});

test('a straight page stays as it is', () => {
  const image = draw((x, y) => isOnGrid(x, y) || isText(x, y));
  expect(straighten(image)).toBe(image);
});

test('lines are erased, and what is in the cells is not', () => {
  const image = draw((x, y) => isOnGrid(x, y) || isText(x, y));
  const erased = eraseRules(image, findImageRules(image));
  const expected = draw((x, y) => isText(x, y) && !isOnGrid(x, y));
  const isNearLine = (x: number, y: number): boolean =>
    [...XS, ...YS].some((edge) => Math.abs(x - edge - 1) < 6 || Math.abs(y - edge - 1) < 6);
  const changed = [...erased.pixels.keys()].filter(
    (at) => erased.pixels[at] !== expected.pixels[at] && !isNearLine(at % WIDTH, Math.floor(at / WIDTH)),
  );
  expect(changed).toEqual([]);
  expect(findImageRules(erased)).toEqual([]);
});
