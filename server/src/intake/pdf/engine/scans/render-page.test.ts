import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildOnePage } from '../../testing/build-pdf.ts';
import { openRenderer } from './render-page.ts';

/** The first pixel of a picture that has a single part of data. */
function firstPixel(png: Buffer): number[] {
  const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8));
  return [...rows.subarray(1, 4)];
}

test('a page is shown in its own colours', async () => {
  const renderer = await openRenderer(buildOnePage({ content: '1 0 0.5 rg 0 0 595 842 re f' }), 10_000);
  const png = await renderer.draw(1);
  expect(firstPixel(png ?? Buffer.alloc(0))).toEqual([255, 0, 128]);
});
