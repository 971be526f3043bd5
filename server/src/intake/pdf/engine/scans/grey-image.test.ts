import { expect, test } from 'vitest';
import { darkenPale, type GreyImage, isBlank } from './grey-image.ts';

/** A page of this paper on which every so-manieth pixel is of this ink. */
function makePage(paper: number, ink: number, each: number): GreyImage {
  const pixels = Uint8Array.from({ length: 400 * 600 }, (_, index) => (index % each === 0 ? ink : paper));
  return { width: 400, height: 600, pixels };
}

test.each([
  ['a worn fax', makePage(250, 170, 50)],
  ['a carbon copy on grey paper', makePage(215, 140, 30)],
])('%s is no blank page: its ink is made black and its paper white', (_case, page) => {
  expect(isBlank(page)).toBe(true);
  const { pixels, ...size } = darkenPale(page);
  expect(isBlank({ ...size, pixels })).toBe(false);
  expect(new Set(pixels)).toEqual(new Set([0, 255]));
});

test.each([
  ['print', makePage(255, 20, 50)],
  ['a blank page with what shines through', makePage(255, 210, 20)],
  ['a page in shadow', makePage(230, 150, 3)],
  ['a blank page with a few specks', makePage(255, 160, 4000)],
])('%s stays as it is', (_case, page) => {
  expect(darkenPale(page)).toBe(page);
});
