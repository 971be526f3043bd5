import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PdfLimits } from './limits.ts';
import { PdfError, type PdfErrorCode } from './pdf-error.ts';
import { readPdf } from './read-pdf.ts';
import {
  buildOnePage,
  buildPdf,
  CATALOGUE,
  HELVETICA,
  packBomb,
  writeLines,
  type PdfObject,
} from './testing/build-pdf.ts';

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'casewright-pdf-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const MIB = 1024 * 1024;
const TIGHT: Partial<PdfLimits> = { maxMemoryBytes: 500 * MIB, maxCpuSeconds: 4, maxWallMs: 60_000 };

async function outcomeOf(bytes: Uint8Array, limits: Partial<PdfLimits>): Promise<string> {
  const file = path.join(folder, `${files++}.pdf`);
  writeFileSync(file, bytes);
  try {
    return (await readPdf({ file, fileName: 'hostile.pdf', limits })).markdown;
  } catch (error) {
    if (error instanceof PdfError) return error.code;
    throw error;
  }
}

const EMPTY_PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const GREETING = writeLines(['The patient was seen today and is well.']);

/** Each form draws the next ten times: 10 to the power of `depth` in all. */
function laughingForms(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, level): PdfObject => {
    const isLast = level === depth - 1;
    return {
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> ${
        isLast ? '' : `/XObject << /X ${level + 7} 0 R >>`
      } >>`,
      bytes: Buffer.from(isLast ? 'BT /F1 9 Tf 10 10 Td (ha) Tj ET' : '/X Do '.repeat(10)),
    };
  });
  return buildOnePage({ content: '/X Do', resources: '/XObject << /X 6 0 R >>', more: forms });
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  return buildPdf([
    CATALOGUE,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

function imagePage(dictionary: string, bytes: Uint8Array): Buffer {
  const image = { dictionary: `/Type /XObject /Subtype /Image ${dictionary}`, bytes };
  return buildOnePage({ content: 'q 595 0 0 842 0 0 cm /I Do Q', resources: '/XObject << /I 6 0 R >>', more: [image] });
}

// A JBIG2 page of 65,535 squared with one generic region that is all its data.
const JBIG2 = Buffer.from(
  [
    '00000000300001000000130000ffff0000ffff0000000000000000000000',
    '00000001260001000000200000ffff0000ffff000000000000000000',
    '00'.repeat(40),
  ].join(''),
  'hex',
);

// A JPEG 2000 picture of the same size, with one empty tile.
const JPX = Buffer.from(
  [
    'ff4fff51002900000000ffff0000ffff00000000000000000000ffff0000ffff00000000000000000001070101',
    'ff52000c00000001000504040001',
    'ff5c00134040484850484850484850484850484850',
    'ff90000a0000000000000001ff93ffd9',
  ].join(''),
  'hex',
);

const CASES: [name: string, bytes: Uint8Array, outcomes: (PdfErrorCode | RegExp)[], limits?: Partial<PdfLimits>][] = [
  ['nothing at all', new Uint8Array(0), ['not_a_pdf']],
  ['no PDF', Buffer.from('PK\u0003\u0004 a Word document'), ['not_a_pdf']],
  ['a signature and then noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0xa7)]), ['pdf_damaged']],
  ['a signature alone', Buffer.from('%PDF-1.4'), ['pdf_damaged']],
  ['no pages', buildPdf([CATALOGUE, '<< /Type /Pages /Kids [] /Count 0 >>']), ['pdf_damaged', 'no_text_found']],
  [
    'a page tree that is its own child',
    buildPdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    ['pdf_damaged'],
  ],
  [
    'two page trees that are each other’s children',
    buildPdf([CATALOGUE, EMPTY_PAGES, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>']),
    ['pdf_damaged'],
  ],
  [
    'a count that lies',
    buildPdf([CATALOGUE, '<< /Type /Pages /Kids [] /Count 2000000000 >>']),
    ['pdf_too_large', 'pdf_damaged'],
  ],
  ['more pages than allowed', manyPages(501), ['pdf_too_large']],
  [
    'arrays nested 200,000 deep',
    buildPdf([CATALOGUE, EMPTY_PAGES, `${'['.repeat(200_000)}`]),
    ['pdf_damaged', 'pdf_too_large'],
  ],
  [
    'dictionaries nested 50,000 deep in the content',
    buildOnePage({ content: `/P ${'<< /A '.repeat(50_000)} BDC ${GREETING}` }),
    ['pdf_damaged', 'pdf_too_large', 'no_text_found', /patient/],
  ],
  [
    'a cross-reference table that leads to itself',
    buildPdf([CATALOGUE, EMPTY_PAGES, HELVETICA], '/Prev 9'),
    ['pdf_damaged', 'no_text_found'],
  ],
  [
    'content that unpacks to a quarter of a gigabyte of spaces',
    buildOnePage({ content: packBomb(0x20, 256 * MIB, 2), filter: '[/FlateDecode /FlateDecode]' }),
    ['pdf_too_large', 'pdf_damaged', 'no_text_found'],
  ],
  ['forms that draw forms, a billion in all', laughingForms(9), ['pdf_too_large']],
  [
    'a form that draws itself',
    buildOnePage({
      content: `/X Do ${GREETING}`,
      resources: '/XObject << /X 6 0 R >>',
      more: [
        {
          dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
          bytes: Buffer.from('/X Do /X Do'),
        },
      ],
    }),
    ['pdf_too_large', /patient/],
  ],
  [
    'a page of a million points',
    buildOnePage({ content: '0 0 400000 400000 re f', mediaBox: '0 0 1000000 1000000' }),
    ['no_text_found'],
    { maxCpuSeconds: 60 },
  ],
  [
    'a page a million times as wide as high',
    buildOnePage({ content: '0 0 9 1 re f', mediaBox: '0 0 1000000 1' }),
    ['no_text_found', 'pdf_damaged'],
  ],
  ['a page of no size', buildOnePage({ content: GREETING, mediaBox: '0 0 0 0' }), [/patient/]],
  [
    'a picture of ten thousand million pixels',
    imagePage(
      '/Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      packBomb(0, 100 * MIB, 1),
    ),
    ['pdf_too_large', 'no_text_found', 'pdf_damaged'],
  ],
  [
    'a JBIG2 picture of four thousand million pixels',
    imagePage('/Width 65535 /Height 65535 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode', JBIG2),
    ['pdf_too_large', 'no_text_found', 'pdf_damaged'],
  ],
  [
    'a JPEG 2000 picture of four thousand million pixels',
    imagePage('/Width 65535 /Height 65535 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode', JPX),
    ['pdf_too_large', 'no_text_found', 'pdf_damaged'],
  ],
  [
    'abbreviations that look like a broken text layer, and are not',
    buildOnePage({ content: writeLines(Array.from({ length: 12 }, () => 'Hb WBC RBC PLT MCV MCHC CRP LDL HDL TSH')) }),
    [/^Hb WBC/],
    { maxCpuSeconds: 60 },
  ],
  [
    'more text than allowed',
    buildOnePage({ content: writeLines(Array.from({ length: 400 }, () => 'word '.repeat(20))) }),
    ['pdf_too_large'],
    { maxTextCharacters: 3000 },
  ],
];

test.each(CASES)('%s', async (_, bytes, outcomes, limits) => {
  const outcome = await outcomeOf(bytes, { ...TIGHT, ...limits });
  const isExpected = outcomes.some((one) => (typeof one === 'string' ? one === outcome : one.test(outcome)));
  expect(isExpected ? '' : outcome).toBe('');
});
