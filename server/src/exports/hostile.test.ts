import type { BlockNode, DocumentJson, TableNode } from '@casewright/document';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createReportExport } from './export-report.ts';
import type { ExportFormat } from './report-export.ts';
import { openPdf, readPages } from './testing/open-pdf.ts';
import { documentOf, paragraphOf, sampleReport } from './testing/sample-report.ts';

const exportReport = createReportExport();
const PAGE_WIDTH = 595;

async function exportText(document: DocumentJson, format: ExportFormat): Promise<string> {
  const { bytes } = await exportReport(sampleReport({ document, format }));
  if (format === 'pdf') return (await readPages(bytes)).join('\n');
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join('\n');
}

function nest(depth: number, wrap: (inner: BlockNode) => BlockNode): BlockNode {
  return depth === 0 ? paragraphOf('innermost') : wrap(nest(depth - 1, wrap));
}

function tableOf(rows: number, columns: number, text: (row: number, column: number) => string): TableNode {
  return {
    type: 'table',
    content: Array.from({ length: rows }, (_, row) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (__, column) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: null },
        content: [paragraphOf(text(row, column))],
      })),
    })),
  };
}

const LAYOUT_CODE = '#panic("x") #read("/etc/passwd") *a* _b_ $c$ = d @e <f> \\ // g /* h */ -- "i" {{j}}';

const DEEP_LISTS = nest(10, (inner) => ({
  type: 'orderedList',
  attrs: { start: 7 },
  content: [{ type: 'listItem', content: [paragraphOf('item'), inner] }],
}));

const HOSTILE: BlockNode[] = [
  nest(20, (inner) => ({ type: 'blockquote', content: [inner] })),
  DEEP_LISTS,
  tableOf(3, 100, (row, column) => `r${row}c${column}`),
  paragraphOf(LAYOUT_CODE),
  paragraphOf(']]> &amp; <w:p/> <script>'),
  paragraphOf('مرحبا بالعالم'),
  paragraphOf('Dear שלום עולם, hello'),
  paragraphOf(`a${'\u0301'.repeat(3000)}`),
  { type: 'paragraph' },
  { type: 'heading', attrs: { level: 3 } },
  paragraphOf('a\u202Eb\u2066c\u00ADd\u200De\uFEFFf'),
  paragraphOf('The end.'),
];
const WORDS = [...LAYOUT_CODE.split(' '), 'innermost', 'item', 'r0c0', 'r2c99', '<script>', 'hello', 'The end.'];

test.each(['docx', 'pdf'] as const)('all that is odd at once, as %s', async (format) => {
  const text = await exportText(documentOf(...HOSTILE), format);
  for (const word of WORDS) expect(text).toContain(format === 'docx' ? escapeXml(word) : word);
});

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

test('a word longer than a line stays on the page, and whole', async () => {
  const code = { type: 'text', text: '@'.repeat(500) } as const;
  const codeBlock: BlockNode = { type: 'codeBlock', attrs: { language: null }, content: [code] };
  const document = documentOf(
    codeBlock,
    tableOf(2, 8, () => 'M'.repeat(60)),
    paragraphOf('W'.repeat(3000)),
  );
  const { bytes } = await exportReport(sampleReport({ document, format: 'pdf' }));
  const text = (await readPages(bytes)).join('');
  expect(['@', 'W'].map((sign) => text.split(sign).length - 1)).toEqual([500, 3000]);
  const { items } = await (await (await openPdf(bytes)).getPage(1)).getTextContent();
  const ends = items.map((item) => ('transform' in item ? Number(item.transform[4]) + item.width : 0));
  expect(Math.max(...ends)).toBeLessThan(PAGE_WIDTH - 60);
});

test('a character without a glyph is a box, and a remark says so', async () => {
  const text = await exportText(documentOf(paragraphOf('Name: ꦗꦮ 𒀀 ok')), 'pdf');
  expect(text).toMatch(/Name: □□ □.*ok/);
  expect(text).toContain('Characters that this PDF cannot show stand in it as □ (U+A997, U+A9AE, U+12000');
  expect(await exportText(documentOf(paragraphOf('Łódź, Ærø, Ελλάδα, Київ, ≥ ½ µg → ✓')), 'pdf')).not.toContain('□');
  expect(await exportText(documentOf(paragraphOf('Name: ꦗꦮ')), 'docx')).toContain('ꦗꦮ');
});

test('control characters in names and titles', async () => {
  const report = sampleReport({ document: documentOf(paragraphOf('x')), title: 'A\u0000\uFFFE\uD800B' });
  const names = { practiceName: 'P\u0007<x>', clientName: 'C\u000b', clientDateOfBirth: '2017-02-31' };
  const letterhead = { ...report.letterhead, ...names };
  for (const format of ['docx', 'pdf'] as const) {
    const { bytes } = await exportReport({ ...report, letterhead, format });
    expect(bytes.length).toBeGreaterThan(5000);
  }
});

test('a document that was never checked is refused', async () => {
  const quotes = '{"type":"blockquote","content":['.repeat(3000) + ']}'.repeat(3000);
  const deep = { ...sampleReport(), document: `{"type":"doc","content":[${quotes}]}` };
  await expect(exportReport(deep)).rejects.toMatchObject({ name: 'AppError' });
  const endless = { ...sampleReport(), document: '['.repeat(100_000) + ']'.repeat(100_000) };
  await expect(exportReport(endless)).rejects.toMatchObject({ name: 'AppError' });
});
