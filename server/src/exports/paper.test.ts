import { parseMarkdown } from '@casewright/document';
import { describe, expect, test } from 'vitest';
import { makePng } from '../pictures/testing/make-png.ts';
import { createReportExport } from './export-report.ts';
import type { ExportFormat, Paper, ReportToExport } from './report-export.ts';
import { readWordParts } from './testing/open-word.ts';
import { openPdf, readPages } from './testing/open-pdf.ts';
import { sampleReport } from './testing/sample-report.ts';

const exportReport = createReportExport();
const LOGO = { png: makePng(300, 100).toString('base64'), width: 300, height: 100 };
const PAPER: Paper = {
  address: '12 Harbour Row\nBristol BS1 4RB',
  contact: 'hello@harbour.example',
  registrations: 'HCPC PYL012345',
  footer: 'Registered in England.\nCompany 01234567.',
  language: 'en-GB',
  pageSize: 'letter',
  sideMarginMm: 20,
  endMarginMm: 30,
  logo: LOGO,
};
const SIGNED = 'Signed by Dr Niamh Gallagher\non 24 February 2026 at 10:00 UTC';

interface Wish extends Partial<Pick<ReportToExport, 'signatures'>> {
  markdown: string;
  paper?: Partial<Paper>;
}

async function print(format: ExportFormat, { markdown, paper = {}, ...rest }: Wish): Promise<Buffer> {
  const report = sampleReport({ format, document: parseMarkdown(markdown) });
  return (await exportReport({ ...report, paper: { ...PAPER, ...paper }, ...rest })).bytes;
}

const printWord = async (wish: Wish) => readWordParts(await print('docx', wish));

const wordsOf = (xml: string | undefined): string => (xml ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const LONG = Array.from({ length: 90 }, (_, index) => `Paragraph ${index}.`).join('\n\n');

describe('the paper of a PDF', () => {
  test('has the letterhead on the first page, the footer on each, and the size', async () => {
    const bytes = await print('pdf', { markdown: LONG });
    const pages = await readPages(bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const words of ['12 Harbour Row', 'Bristol BS1 4RB', 'hello@harbour.example', 'HCPC PYL012345']) {
      expect(pages.map((page) => page.includes(words))).toEqual(pages.map((_, index) => index === 0));
    }
    for (const [index, page] of pages.entries()) {
      for (const words of ['Registered in England.', 'Company 01234567.', `Page ${index + 1} of ${pages.length}`]) {
        expect(page).toContain(words);
      }
    }
    const document = await openPdf(bytes);
    expect((await document.getPage(1)).view.map(Math.round)).toEqual([0, 0, 612, 792]);
    expect(await countImages(bytes, 1)).toBe(1);
    expect(await countImages(bytes, 2)).toBe(0);
  });

  test('has the picture of a signature above who signed, and is told in the language of the paper', async () => {
    const markdown = `Text.\n\n${SIGNED.replace('\n', '\\\n')}\n\nDigest.`;
    const signatures = [{ ...LOGO, above: SIGNED, alt: 'Signature of Dr Niamh Gallagher' }];
    const bytes = await print('pdf', { markdown, signatures, paper: { language: 'fr-FR', logo: null } });
    expect(await countImages(bytes, 1)).toBe(1);
    const [page = ''] = await readPages(bytes);
    for (const words of ['Date de naissance', '11 mai 2017', 'Page 1 sur 1']) expect(page).toContain(words);
    const { info } = await (await openPdf(bytes)).getMetadata();
    expect(info).toMatchObject({ Language: 'fr-FR' });
  });
});

async function countImages(bytes: Buffer, page: number): Promise<number> {
  const { fnArray } = await (await (await openPdf(bytes)).getPage(page)).getOperatorList();
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
}

describe('the paper of a Word file', () => {
  test('has letterhead, logo, footer, size, margins and language', async () => {
    const parts = await printWord({ markdown: 'Text.', paper: { language: 'de-DE' } });
    const headers = ['word/header1.xml', 'word/header2.xml'].map((name) => wordsOf(parts[name]));
    const first = headers.filter((words) => words.includes('12 Harbour Row'));
    expect(first).toEqual([expect.stringContaining('HCPC PYL012345')]);
    expect(Object.keys(parts).filter((name) => name.endsWith('.png'))).toHaveLength(1);
    for (const name of ['word/footer1.xml', 'word/footer2.xml']) {
      expect(wordsOf(parts[name])).toMatch(
        /Seite .*PAGE.* von .*NUMPAGES.* Registered in England\. Company 01234567\./,
      );
    }
    const body = parts['word/document.xml'] ?? '';
    expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"');
    expect(body).toMatch(/<w:pgMar w:top="1701" w:right="1134" w:bottom="1701" w:left="1134"/);
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="de-DE"');
    expect(wordsOf(body)).toContain('Geburtsdatum 11. Mai 2017');
  });

  test('says of each height of a line how it is meant: LibreOffice cuts pictures off otherwise', async () => {
    const parts = await printWord({ markdown: 'Text.' });
    const spacings = Object.values(parts).flatMap((part) => part.match(/<w:spacing [^>]*w:line=[^>]*>/g) ?? []);
    expect(spacings.length).toBeGreaterThan(1);
    for (const spacing of spacings) expect(spacing).toContain('w:lineRule=');
  });

  test('tells the direction and the language of what runs the other way', async () => {
    const markdown = 'English.\n\nשלום עולם\n\nمرحبا\n\n- פריט\n\n| שם | 1 |\n|---|---|\n| א | 2 |\n\nこんにちは';
    const body = (await printWord({ markdown }))['word/document.xml'] ?? '';
    const paragraphs = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph);
    const find = (words: string): string => paragraphs.find((paragraph) => paragraph.includes(words)) ?? '';
    for (const words of ['שלום', 'مرحبا', 'פריט', 'שם']) expect(find(words)).toMatch(/<w:bidi\/>.*<w:rtl\/>/s);
    expect(find('English')).not.toMatch(/<w:bidi\/>|<w:rtl\/>/);
    expect(find('שלום')).toContain('w:bidi="he-IL"');
    expect(find('مرحبا')).toContain('w:bidi="ar-SA"');
    expect(find('こんにちは')).toContain('w:eastAsia="ja-JP"');
    expect(body).toContain('<w:bidiVisual/>');
  });
});

describe('whom the report is about stands once', () => {
  const openings: [string, string, string[]][] = [
    [
      'nothing of its own',
      'Seen with Łukasz Kowalczyk and his mother.',
      ['Client', 'Date of birth', 'Clinician', 'Date'],
    ],
    [
      'a table',
      '| Detail | Record |\n|---|---|\n| Name | Łukasz Kowalczyk |\n| Born | 11 May 2017 |',
      ['Clinician', 'Date'],
    ],
    ['a line', '**Re:** Łukasz Kowalczyk, born 11/05/2017', ['Clinician', 'Date']],
    ['a line without the date of birth', 'Client: Łukasz Kowalczyk', ['Date of birth', 'Clinician', 'Date']],
    ['another of the name', 'Re: Łukasz Kowalczykowski', ['Client', 'Date of birth', 'Clinician', 'Date']],
    [
      'a table further down',
      'Text.\n\n## History\n\n| Name | Łukasz Kowalczyk |\n|---|---|\n| a | b |',
      ['Client', 'Date of birth', 'Clinician', 'Date'],
    ],
  ];

  test.each(openings)('in a report with %s', async (_, opening, labels) => {
    const body = (await printWord({ markdown: `# Report\n\n${opening}` }))['word/document.xml'] ?? '';
    const details = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].filter(([paragraph]) => paragraph.includes('"Detail"'));
    expect(details.map(([paragraph]) => /<w:t(?: [^>]*)?>([^<]*)</.exec(paragraph)?.[1])).toEqual(labels);
  });
});
