import { describe, expect, test } from 'vitest';
import type { PdfNote } from './note.ts';
import { readPdf } from './read-pdf.ts';
import { fixture, readSource } from './testing/fixtures.ts';
import { matchOrder, matchWords } from './testing/words.ts';

function read(name: string, fileName = name): Promise<PdfNote> {
  return readPdf({ file: fixture(name), fileName });
}

function checkPages({ markdown, pages }: PdfNote): void {
  let end = 0;
  for (const page of pages) {
    expect(markdown.slice(end, page.startOffset).trim()).toBe('');
    expect(markdown.slice(page.startOffset, page.endOffset)).toMatch(/^\S[\s\S]*\S$/);
    end = page.endOffset;
  }
  expect(end).toBe(markdown.length);
}

describe('the same report from three producers, two of them with a structure tree', () => {
  test.each(['report-chromium.pdf', 'report-libreoffice.pdf', 'report-weasyprint.pdf'])('%s', async (name) => {
    const note = await read(name);
    const source = readSource('report.html');
    expect(matchWords(source, note.markdown)).toEqual({ recall: 1, precision: expect.closeTo(1, 1) });
    expect(matchOrder(source, note.markdown)).toBe(1);
    expect(note.title).toBe('Psychological Assessment of Mara Lindqvist');
    expect(note.pages.every((page) => page.source === 'text')).toBe(true);
    checkPages(note);
    for (const part of [
      '# Psychological Assessment\n',
      '\n## Background\n',
      '\n### Scores\n',
      '- Self-report questionnaires\n  - Patient Health Questionnaire\n  - Generalised Anxiety Disorder',
      '| Measure | March | June | Range |\n| --- | --- | --- | --- |\n| PHQ-9 | 19 | 11 | Moderately severe, then',
      'significant impairment in functioning at work and at home |',
      '2. Twelve sessions of behavioural activation:\n   1. weekly for the first eight weeks;\n   2. fortnightly',
      'agreed \\*in writing\\* and',
    ]) {
      expect(note.markdown).toContain(part);
    }
  });
});

test.each(['letter-weasyprint.pdf', 'letter-ghostscript.pdf', 'owner-locked.pdf'])(
  'a letter keeps its lines and loses its hyphens: %s',
  async (name) => {
    const note = await read(name);
    expect(matchWords(readSource('letter.html'), note.markdown)).toEqual({ recall: 1, precision: 1 });
    expect(matchOrder(readSource('letter.html'), note.markdown)).toBe(1);
    expect(note.markdown).toContain('Harbour Street Clinic\\\n14 Harbour Street\\\nBristol BS1 4TR\n\n9 May 2024');
    expect(note.title).toBe('Re: Tobias Fenwick, born 2 August 2011');
  },
);

test('two columns are read one after the other', async () => {
  const note = await read('article-latex.pdf');
  const source = readSource('article.tex');
  expect(matchWords(source, note.markdown).recall).toBe(1);
  expect(matchOrder(source, note.markdown)).toBe(1);
  expect(note.title).toBe('Sleep Restriction in Adolescents with Chronic Pain');
  expect(note.markdown).toContain('\n## 1 Introduction\n');
  expect(note.markdown).toContain('\n### 2.1 Participants\n');
  expect(note.markdown).toContain('seventy-one to eighty-six percent');
  expect(note.markdown).toContain('in pain by approximately three weeks in nineteen');
});

test('tables with and without lines; a header is kept once, page numbers go', async () => {
  const note = await read('tables-reportlab.pdf');
  expect(note.title).toBe('Cognitive Review');
  expect(note.markdown).toContain(
    '| Working Memory | 88 | 21 | Low average, with fatigue noted in the second half of the session |',
  );
  expect(note.markdown).toContain(
    '| Medication | Dose | Started |\n| --- | --- | --- |\n| Donepezil | 10 mg | January 2021 |',
  );
  expect(note.markdown.match(/Northgate Memory Service/g)).toHaveLength(1);
  expect(note.markdown).not.toMatch(/Page \d of 4/);
  expect(note.pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
  const third = note.pages[2];
  expect(note.markdown.slice(third?.startOffset, third?.endOffset)).toMatch(/^## Daily living\n/);
  checkPages(note);
});

test('a table over several pages has the names of its columns on each of them', async () => {
  const { markdown, pages } = await read('long-table-libreoffice.pdf');
  expect(pages.length).toBeGreaterThan(3);
  expect(markdown.match(/^\| Index \| Score \| Percentile \| Range \|\n\| ---/gm)).toHaveLength(pages.length);
  expect(markdown.match(/^\| [A-Z][a-z ]+ \d+ /gim)).toHaveLength(110);
});

test('a table without lines across two columns is not torn', async () => {
  const { markdown } = await read('columns-libreoffice.pdf');
  expect(markdown).toContain(
    '| Group | Patients | Sleep, hours | Pain | Improved |\n| --- | --- | --- | --- | --- |\n' +
      '| Waiting list | 24 | 5.1 | 6.2 | 3 |\n| Sleep restriction | 25 | 6.8 | 3.9 | 17 |\n',
  );
  expect(markdown.match(/Sentence [A-D]1|Group/g)).toEqual([
    'Sentence A1',
    'Sentence B1',
    'Group',
    'Sentence C1',
    'Sentence D1',
  ]);
});

test('Hebrew and Arabic are read from right to left, with what is English among them', async () => {
  const { markdown } = await read('hebrew-arabic-libreoffice.pdf');
  expect(markdown).toContain('היא ישנה היטב. היא נוטלת Sertraline 100 mg בכל בוקר, ואין לה תופעות לוואי.');
  expect(markdown).toContain('- שינה: חמש שעות בלילה\n- תיאבון: טוב\n');
  expect(markdown).toContain('| שאלון | מרץ | יוני |\n| --- | --- | --- |\n| PHQ-9 | 19 | 11 |\n');
  expect(markdown).toContain('المريضة تنام جيدا وتأخذ دواءها كل صباح. سوف نلتقي مرة أخرى');
});

test('what was filled into a form is read with its labels', async () => {
  const { markdown } = await read('form-reportlab.pdf');
  expect(markdown).toContain('Name: Rosalind Achterberg');
  expect(markdown).toContain('Occupation: Lighthouse keeper');
  expect(markdown).toMatch(/Consent given: .*x/);
});

test('a page that lies on its side', async () => {
  const { markdown } = await read('rotated-reportlab.pdf');
  expect(markdown).toContain('The patient was seen on the ward and was orientated in time and place.');
  expect(markdown).toMatch(/words after five minutes\.\s+No further imaging/);
});

describe('pages that are pictures', () => {
  test.each(['scan.pdf', 'scan-upside-down.pdf', 'garbage-layer.pdf'])('%s', async (name) => {
    const note = await read(name, 'C:\\scans\\fenwick 2024.PDF');
    const { recall, precision } = matchWords(readSource('letter.html'), note.markdown.replace(/^\*.*\*$/m, ''));
    expect(recall).toBeGreaterThan(0.98);
    expect(precision).toBeGreaterThan(0.98);
    expect(note.title).toBe('fenwick 2024');
    expect(note.markdown).toMatch(
      /^\*Page 1 was read from an image by OCR and may contain errors: it is 9\d % sure of its words\.\*/,
    );
    expect(note.pages).toEqual([{ page: 1, startOffset: 0, endOffset: note.markdown.length, source: 'ocr' }]);
  });

  test('a table with lines keeps its cells, every number in its own', async () => {
    const { markdown } = await read('scan-table.pdf');
    expect(markdown).toContain(
      'in the table below.\n\n' +
        '| Index | Score | Percentile | Range |\n| --- | --- | --- | --- |\n' +
        '| Verbal Comprehension | 112 | 79 | High average |\n| Visual Spatial | 97 | 42 | Average |\n' +
        '| Working Memory | 85 | 16 | Low average, with fatigue in the second half of the session |\n' +
        '| Processing Speed | 71 | 3 | Very low |\n| Delayed recall, words | 8 |  | Not scaled |\n\nWe agreed',
    );
  });

  test('text, a scan and a blank page in one file, with progress that never falls', async () => {
    const seen: number[] = [];
    const note = await readPdf({
      file: fixture('mixed.pdf'),
      fileName: 'mixed.pdf',
      onProgress: (percent) => seen.push(percent),
    });
    expect(note.pages.map(({ page, source }) => [page, source])).toEqual([
      [1, 'text'],
      [2, 'ocr'],
    ]);
    expect(note.title).toBe('Psychological Assessment');
    expect(
      matchWords(`${readSource('report.html')} ${readSource('letter.html')}`, note.markdown).recall,
    ).toBeGreaterThan(0.98);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
    checkPages(note);
  });

  test('blank pages have no text', async () => {
    await expect(read('blank.pdf')).rejects.toMatchObject({ code: 'no_text_found', isRetryable: false });
  });
});

test.each([
  ['encrypted.pdf', 'pdf_encrypted'],
  ['truncated.pdf', 'pdf_damaged'],
])('%s is refused as %s, in words for people', async (name, code) => {
  await expect(read(name)).rejects.toMatchObject({
    name: 'PdfError',
    code,
    message: expect.stringMatching(/^This PDF is .*\.$/),
  });
});
