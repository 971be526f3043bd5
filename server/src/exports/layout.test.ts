import { type BlockNode, checkDocument, type TextAlignment } from '@casewright/document';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createReportExport } from './export-report.ts';
import { openPdf, readPages } from './testing/open-pdf.ts';
import { sampleReport } from './testing/sample-report.ts';

const exportReport = createReportExport();

const paragraph = (text: string, align?: TextAlignment): BlockNode => ({
  type: 'paragraph',
  ...(align !== undefined && { attrs: { align } }),
  content: [{ type: 'text', text }],
});

const CONTENT: BlockNode[] = [
  paragraph('Begun.'),
  paragraph('Centred.', 'center'),
  paragraph('Righted.', 'right'),
  paragraph('מימין.', 'right'),
  paragraph('Justified.', 'justify'),
  { type: 'heading', attrs: { level: 2, align: 'center' }, content: [{ type: 'text', text: 'Headed' }] },
  { type: 'pageBreak' },
  paragraph('Second page.'),
  { type: 'pageBreak' },
  { type: 'pageBreak' },
  paragraph('Last page.'),
  { type: 'pageBreak' },
];

async function exportAs(format: 'docx' | 'pdf'): Promise<Buffer> {
  const document = checkDocument({ type: 'doc', content: CONTENT });
  return (await exportReport(sampleReport({ document, format }))).bytes;
}

test('a Word file has the alignment of each paragraph, and a break for each page', async () => {
  const xml = strFromU8(unzipSync(await exportAs('docx'))['word/document.xml'] ?? new Uint8Array());
  const alignmentOf = (words: string): string | undefined => {
    const start = xml.lastIndexOf('<w:p>', xml.indexOf(words));
    return /<w:jc w:val="(\w+)"/.exec(xml.slice(start, xml.indexOf(words)))?.[1];
  };
  expect(['Begun.', 'Centred.', 'Righted.', 'Justified.', 'Headed'].map(alignmentOf)).toEqual([
    undefined,
    'center',
    'right',
    'both',
    'center',
  ]);
  // In a paragraph from right to left, the file format calls the right side left.
  expect(alignmentOf('מימין.')).toBe('left');
  expect(xml.match(/<w:br w:type="page"\/>/g)).toHaveLength(4);
});

test('a PDF has its text at the side that was chosen, and on the page after a break; none is empty', async () => {
  const bytes = await exportAs('pdf');
  const pages = await readPages(bytes);
  expect(pages.map((page) => /Begun|Second page|Last page/.exec(page)?.[0])).toEqual([
    'Begun',
    'Second page',
    'Last page',
  ]);
  const page = await (await openPdf(bytes)).getPage(1);
  const { items } = await page.getTextContent();
  const leftOf = (words: string): number => {
    const item = items.find((each) => 'str' in each && each.str.includes(words));
    return item !== undefined && 'transform' in item ? Number(item.transform[4]) : Number.NaN;
  };
  const [begun, centred, righted] = [leftOf('Begun'), leftOf('Centred'), leftOf('Righted')];
  expect(begun).toBeLessThan(centred);
  expect(centred).toBeLessThan(righted);
  expect(leftOf('Headed')).toBeGreaterThan(begun);
});
