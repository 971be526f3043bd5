import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { buildPdf, CATALOGUE, HELVETICA, writeLines } from './testing/build-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'casewright-remarks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = (contents: number, more: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R ${more} >>`;
const FONT = '/Resources << /Font << /F1 5 0 R >> >>';
const stream = (text: string) => ({ dictionary: '', bytes: Buffer.from(text, 'latin1') });

async function read(objects: Parameters<typeof buildPdf>[0]): Promise<string> {
  const file = path.join(folder, 'remarks.pdf');
  writeFileSync(file, buildPdf(objects));
  return (await readPdf({ file, fileName: 'remarks.pdf' })).markdown;
}

test('notes stuck onto a page, and words behind a highlight, are read with who wrote them', async () => {
  const note = (subtype: string, more: string): string =>
    `<< /Type /Annot /Subtype /${subtype} /Rect [400 700 420 720] ${more} >>`;
  const markdown = await read([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    PAGE(4, `${FONT} /Annots [6 0 R 7 0 R 8 0 R 9 0 R]`),
    stream(writeLines(['The patient was seen in clinic today and reports no change in her sleep.'])),
    HELVETICA,
    note('Text', '/T (Dr Ahmed) /Contents (Dose was halved on 3 March.)'),
    note('Highlight', '/QuadPoints [60 790 200 790 60 775 200 775] /Contents (Ask her sister about this.)'),
    note('Text', '/F 2 /Contents (a hidden one)'),
    note('Text', '/T (Nobody) /Contents ()'),
  ]);
  expect(markdown).toBe(
    'The patient was seen in clinic today and reports no change in her sleep.\n\n' +
      'Comment by Dr Ahmed: Dose was halved on 3 March.\n\nComment: Ask her sister about this.',
  );
});

test('a page with a picture of which nothing can be read is named, not passed over', async () => {
  const side = 300;
  const stripes = Buffer.from(
    Array.from({ length: side * side }, (_, index) => ((index * 7919) % 251 > 125 ? 255 : 0)),
  );
  const image = {
    dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
    bytes: stripes,
  };
  const markdown = await read([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    PAGE(4, FONT),
    stream(
      writeLines(Array.from({ length: 6 }, () => 'She was seen in clinic today and reports no change in her sleep.')),
    ),
    HELVETICA,
    PAGE(7, '/Resources << /XObject << /Im1 8 0 R >> >>'),
    stream('q 300 0 0 300 100 300 cm /Im1 Do Q'),
    image,
  ]);
  expect(markdown).toContain('She was seen in clinic today');
  expect(markdown).toMatch(
    /\*Page 2 (is an image in which no text could be read|was read from an image by OCR, and little)/,
  );
});
