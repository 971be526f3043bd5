import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { GreyImage } from './engine/scans/grey-image.ts';
import { openRenderer } from './engine/scans/render-page.ts';
import type { PdfNote } from './note.ts';
import { readPdf } from './read-pdf.ts';
import { buildOnePage, type PdfObject, writeLines } from './testing/build-pdf.ts';
import { fixture, readSource } from './testing/fixtures.ts';
import { matchWords } from './testing/words.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'casewright-pasted-'));
afterAll(() => rmSync(folder, { recursive: true }));

const letter = await (await openRenderer(new Uint8Array(readFileSync(fixture('scan.pdf'))), 4_000_000)).render(1);
/** Strokes by hand, as far as a machine is concerned: no letter among them. */
const scribble: GreyImage = {
  ...letter,
  pixels: letter.pixels.map((_, index) => {
    const [x, y] = [index % letter.width, Math.floor(index / letter.width)];
    const isOnLine = y > 500 && y < 2000 && x > 200 && x < 1400;
    return isOnLine && Math.abs((y % 90) - 45 - 30 * Math.sin(x / 17) * Math.sin(x / 71)) < 2 ? 30 : 255;
  }),
};

/** What a record system prints on top of every page that it was given as a scan. */
const HEADER = [
  'Printed from the record of Tobias Fenwick, NHS number 943 476 5919, born 2 August 2011,',
  'by Dr R. Okafor at Harbour Street Surgery on 12 March 2026 at 14:05. Scanned document 3 of 7.',
];

function toObject({ width, height, pixels }: GreyImage): PdfObject {
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  return { dictionary: `/Type /XObject /Subtype /Image ${size}`, bytes: deflateSync(pixels) };
}

async function read(image: GreyImage, header: string[]): Promise<PdfNote> {
  const file = path.join(folder, 'pasted.pdf');
  const content = `q 595 0 0 842 0 0 cm /Im1 Do Q ${writeLines(header, 8)}`;
  writeFileSync(file, buildOnePage({ content, resources: '/XObject << /Im1 6 0 R >>', more: [toObject(image)] }));
  return readPdf({ file, fileName: 'pasted.pdf' });
}

test('a scan below a long line of text is read, and the line is not said twice', async () => {
  const { markdown, pages } = await read(letter, HEADER);
  const { recall, precision } = matchWords(
    `${HEADER.join(' ')} ${readSource('letter.html')}`,
    markdown.replace(/^\*.*\*$/m, ''),
  );
  expect(recall).toBeGreaterThan(0.98);
  expect(precision).toBeGreaterThan(0.98);
  expect(markdown).toMatch(/^\*Page 1 was read from an image by OCR/);
  expect(pages).toMatchObject([{ page: 1, source: 'ocr' }]);
});

test.each([
  ['a long line', HEADER],
  ['a short line', ['Scanned document 3 of 7']],
])('a page by hand below %s is named, though the line can be read', async (_case, header) => {
  const { markdown } = await read(scribble, header);
  expect(markdown).toMatch(/^\*Page 1 (is an image in which no text|was read from an image by OCR, and little)/);
  expect(markdown).toContain('canned document 3 of 7');
});
