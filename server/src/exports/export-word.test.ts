import { beforeAll, describe, expect, test } from 'vitest';
import { createReportExport } from './export-report.ts';
import { readWordParts } from './testing/open-word.ts';
import { documentOf, paragraphOf, sampleReport } from './testing/sample-report.ts';

const exportReport = createReportExport();

async function exportParts(report = sampleReport()): Promise<Record<string, string>> {
  return readWordParts((await exportReport(report)).bytes);
}

/** The paragraphs as their style and their text, in the order in which they stand. */
function readParagraphs(xml: string): [style: string, text: string][] {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, paragraph = '']) => {
    const style = /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? '';
    const text = [...paragraph.matchAll(/<w:t[ >][^<]*?>?([^<>]*)<\/w:t>|<w:(br|tab)\/>/g)]
      .map(([, words, sign]) => words ?? (sign === 'br' ? '\n' : '\t'))
      .join('');
    return [style, text];
  });
}

describe('the Word file of a report', () => {
  let parts: Record<string, string>;
  let body: string;
  beforeAll(async () => {
    parts = await exportParts();
    body = parts['word/document.xml'] ?? '';
  });

  test('has all words in their order, under Word’s own styles', () => {
    expect(readParagraphs(body).filter(([, text]) => text !== '')).toEqual([
      ['Heading1', 'Assessment of Łukasz'],
      ['Detail', 'Client\tŁukasz Kowalczyk'],
      ['Detail', 'Date of birth\t11 May 2017'],
      ['Detail', 'Clinician\tDr Niamh Gallagher'],
      ['Detail', 'Date\t24 February 2026'],
      ['', 'Seen with his mother, twice, once and alone at home; see the guidance.\nA second line.'],
      ['Heading2', 'Findings'],
      ['ListParagraph', 'Sleep'],
      ['ListParagraph', 'School'],
      ['ListParagraph', 'Reading'],
      ['ListParagraph', 'Spelling'],
      ['ListParagraph', 'Sounds'],
      ['ListParagraph', 'Home'],
      ['ListParagraph', 'Fifth'],
      ['ListParagraph', 'Sixth'],
      ['', 'Still sixth.'],
      ['', 'Between the lists.'],
      ['ListParagraph', 'First again'],
      ['Quote', 'She said: “He never sleeps”.'],
      ['Code', 'dose = 2\n  twice'],
      ['TableHeading', 'Measure'],
      ['TableHeading', 'Score'],
      ['TableText', 'Verbal'],
      ['TableText', '111'],
      ['TableText', 'Visual'],
      ['TableText', '92'],
      ['', 'He sleeps well. He is 9. (figures not found in the notes) Dear [Client first name]'],
      ['Placeholder', 'To be written: Advice\nFor school.\nFor home.'],
    ]);
  });

  test('numbers each ordered list by itself, from its start, at its level', () => {
    const numbering = parts['word/numbering.xml'] ?? '';
    const listOf = (text: string): [level: string, number: string] => {
      const before = body.slice(0, body.indexOf(`>${text}<`));
      const numbers = [...before.matchAll(/<w:ilvl w:val="(\d+)"\/><w:numId w:val="(\d+)"\/>/g)];
      const [, level = '', number = ''] = numbers.at(-1) ?? [];
      return [level, number];
    };
    const startOf = (number: string): string | undefined =>
      new RegExp(`<w:num w:numId="${number}".*?<w:startOverride w:val="(\\d+)"`, 's').exec(numbering)?.[1];
    expect(listOf('Reading')).toEqual(listOf('Spelling'));
    expect(listOf('Fifth')).toEqual(listOf('Sixth'));
    expect(['Sleep', 'Reading', 'Sounds', 'Fifth'].map((text) => listOf(text)[0])).toEqual(['0', '1', '2', '0']);
    const ordered = ['Reading', 'Fifth', 'First again'].map((text) => listOf(text)[1]);
    expect(ordered.map(startOf)).toEqual(['1', '5', '1']);
    expect(new Set(ordered).size).toBe(3);
  });

  test('repeats the heading row of a table and keeps marks, links and alignment', () => {
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(body).toMatch(/<w:b\/>(?:(?!<w:t).)*<w:t[^>]*>mother</);
    expect(body).toMatch(/<w:i\/>(?:(?!<w:t).)*<w:t[^>]*>twice</);
    expect(body).toMatch(/<w:strike\/>(?:(?!<w:t).)*<w:t[^>]*>once</);
    expect(body).toMatch(/<w:u w:val="single"\/>(?:(?!<w:t).)*<w:t[^>]*>alone</);
    expect(body).toMatch(/<w:jc w:val="right"\/>(?:(?!<w:t).)*<w:t[^>]*>111</);
    const links = parts['word/_rels/document.xml.rels'];
    expect(links).toContain('Target="https://example.org/guidance?a=1&amp;b=2" TargetMode="External"');
  });

  test('is a page of A4 in British English with header, footer and properties', () => {
    expect(body).toContain('<w:pgSz w:w="11906" w:h="16838"');
    expect(body).toContain('<w:titlePg/>');
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="en-GB"');
    expect(parts['docProps/core.xml']).toContain('<dc:title>Assessment of Łukasz</dc:title>');
    expect(parts['docProps/core.xml']).toContain('<dc:creator>Dr Niamh Gallagher</dc:creator>');
    for (const name of ['word/header1.xml', 'word/header2.xml']) expect(parts[name]).toContain('Harbour &amp; Heath');
    for (const name of ['word/footer1.xml', 'word/footer2.xml']) {
      expect(parts[name]).toContain('Łukasz Kowalczyk · 24 February 2026');
      expect(parts[name]).toMatch(/Page .*PAGE.* of .*NUMPAGES/s);
    }
  });

  test('has tabs as Word writes them', async () => {
    const document = documentOf(paragraphOf('Pulse\t72\t120'));
    const xml = (await exportParts(sampleReport({ document })))['word/document.xml'] ?? '';
    expect(readParagraphs(xml).at(-1)?.[1]).toBe('Pulse\t72\t120');
    expect(xml).not.toContain('\t');
  });

  test('names its type and file', async () => {
    const { contentType, fileName } = await exportReport(sampleReport({ title: 'A: report' }));
    expect(contentType).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(fileName).toBe('A report.docx');
  });

  test('the title stands above a report that has none itself', async () => {
    const document = documentOf(paragraphOf('Hello.'));
    const xml = (await exportParts(sampleReport({ document, title: 'A & <b>\u0000' })))['word/document.xml'] ?? '';
    expect(xml).toContain('A &amp; &lt;b&gt;');
    expect(readParagraphs(xml)[0]?.[0]).toBe('Heading1');
  });
});
