import { parseMarkdown } from '@casewright/document';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createReportExport } from './export-report.ts';
import { readPages } from './testing/open-pdf.ts';
import { sampleReport } from './testing/sample-report.ts';

const exportReport = createReportExport();

function draftAs(format: 'docx' | 'pdf', mark?: string) {
  const report = sampleReport({ format });
  const markdown = Array.from({ length: 120 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
  const letterhead = { ...report.letterhead, ...(mark !== undefined && { mark }) };
  return exportReport({ ...report, letterhead, document: JSON.stringify(parseMarkdown(markdown)) });
}

test('a draft says so on every page of a PDF, and other reports do not', async () => {
  const pages = await readPages((await draftAs('pdf', 'DRAFT')).bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('DRAFT');
  expect((await readPages((await draftAs('pdf')).bytes)).join('')).not.toContain('DRAFT');
});

test('a draft says so in both headers of a Word file', async () => {
  const parts = unzipSync((await draftAs('docx', 'DRAFT')).bytes);
  for (const name of ['word/header1.xml', 'word/header2.xml']) {
    expect(strFromU8(parts[name] ?? new Uint8Array())).toContain('DRAFT');
  }
});
