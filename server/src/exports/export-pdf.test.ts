import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../intake/pdf/read-pdf.ts';
import { createReportExport } from './export-report.ts';
import { openPdf, readPages } from './testing/open-pdf.ts';
import { documentOf, paragraphOf, sampleReport } from './testing/sample-report.ts';

const exportReport = createReportExport();

interface StructNode {
  role?: string;
  children?: StructNode[];
}

function listRoles(node: StructNode): string[] {
  return [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(listRoles)];
}

describe('the PDF of a report', () => {
  let folder: string;
  let bytes: Buffer;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'casewright-export-'));
    ({ bytes } = await exportReport(sampleReport({ format: 'pdf' })));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('reads back with its words, order, headings, lists and tables', async () => {
    const file = path.join(folder, 'report.pdf');
    writeFileSync(file, bytes);
    const { markdown } = await readPdf({ file, fileName: 'report.pdf' });
    const parts = [
      '# Harbour & Heath\n',
      '# Assessment of Łukasz\n',
      '| Client | Łukasz Kowalczyk |\n| --- | --- |\n| Date of birth | 11 May 2017 |\n',
      'Seen with his mother, twice, once and alone at home; see the guidance.\\\nA second line.\n',
      '## Findings\n',
      '- Sleep\n- School\n  1. Reading\n  2. Spelling\n     - Sounds\n- Home\n',
      '5. Fifth\n6. Sixth Still sixth.\n',
      '1. First again\n',
      'She said: “He never sleeps”.\n',
      'dose = 2\n',
      '| Measure | Score |\n| --- | --- |\n| Verbal | 111 |\n| Visual | 92 |\n',
      'He sleeps well. He is 9. (figures not found in the notes) Dear \\[Client first name\\]\n',
      'To be written: Advice\n\nFor school.\\\nFor home.\n',
    ];
    let at = 0;
    for (const part of parts) {
      expect(markdown.slice(at)).toContain(part);
      at = markdown.indexOf(part, at) + part.length;
    }
  });

  test('is tagged, has bookmarks, links, a language and properties', async () => {
    const document = await openPdf(bytes);
    expect((await document.getMarkInfo()) as unknown as Map<string, boolean>).toContainEqual(['Marked', true]);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Assessment of Łukasz', Author: 'Dr Niamh Gallagher', Language: 'en-GB' });
    const [bookmark] = await document.getOutline();
    expect(bookmark).toMatchObject({ title: 'Assessment of Łukasz', items: [{ title: 'Findings' }] });
    const page = await document.getPage(1);
    const roles = new Set(listRoles((await page.getStructTree()) as StructNode));
    expect([...roles]).toEqual(expect.arrayContaining('H1 H2 P L LI Table TH TD BlockQuote Link'.split(' ')));
    expect(await page.getAnnotations()).toMatchObject([{ url: 'https://example.org/guidance?a=1&b=2' }]);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  });

  test('is the same for the same report', async () => {
    const again = await exportReport(sampleReport({ format: 'pdf' }));
    expect(again.bytes.equals(bytes)).toBe(true);
    expect([again.contentType, again.fileName]).toEqual(['application/pdf', 'Assessment.pdf']);
  });

  test('has all of a heading row that is longer than a page, and the rows below it', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `w${index}`);
    const document = parseMarkdown(`# Box\n\n| Case | ${words.join(' ')} |\n|---|---|\n| Below | end |\n`);
    const pages = await readPages((await exportReport(sampleReport({ document, format: 'pdf' }))).bytes);
    const printed = new Set(pages.join('\n').split(/\s+/));
    expect([...words, 'Below', 'end'].filter((word) => !printed.has(word))).toEqual([]);
  });

  test('keeps apart what a tab keeps apart', async () => {
    const document = documentOf(paragraphOf('Pulse\t72\t120'));
    const [page = ''] = await readPages((await exportReport(sampleReport({ document, format: 'pdf' }))).bytes);
    expect(page).toMatch(/Pulse +72 +120/);
  });

  test('has header, footer and the heading row of a table on every page', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `| Item ${index} | ${index} |`).join('\n');
    const document = parseMarkdown(`# Long\n\n| Measure | Score |\n|---|---|\n${rows}\n`);
    const pages = await readPages((await exportReport(sampleReport({ document, format: 'pdf' }))).bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Harbour & Heath');
      expect(page).toContain('Measure');
      expect(page).toContain('Łukasz Kowalczyk · 24 February 2026');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const items = [...pages.join('\n').matchAll(/Item (\d+)/g)].map(([, number]) => Number(number));
    expect(items).toEqual(Array.from({ length: 120 }, (_, index) => index));
  });
});
