import { expect, test } from 'vitest';
import { chooseTitle } from './title.ts';

const HEADING = { kind: 'heading', level: 1, text: 'Discharge summary' } as const;

test.each([
  ['Assessment of A. B.', 'Assessment of A. B.'],
  ['  Two\nlines\u0000 ', 'Two lines'],
  ['Microsoft Word - report final.docx', 'Discharge summary'],
  ['PowerPoint Presentation', 'Discharge summary'],
  ['untitled', 'Discharge summary'],
  ['Untitled (2)', 'Discharge summary'],
  ['Scan_20240101', 'Discharge summary'],
  ['C:\\Users\\typist\\letter', 'Discharge summary'],
  ['/home/a/letter', 'Discharge summary'],
  ['letter.odt', 'Discharge summary'],
  ['12-34', 'Discharge summary'],
  ['', 'Discharge summary'],
  [undefined, 'Discharge summary'],
  [{ an: 'object' }, 'Discharge summary'],
])('%j', (metadata, expected) => {
  expect(chooseTitle({ metadata, blocks: [HEADING], fileName: 'x.pdf' })).toBe(expected);
});

test.each([
  ['/tmp/Fenwick letter.v2.pdf', 'Fenwick letter.v2'],
  ['C:\\scans\\a.PDF', 'a'],
  ['.pdf', 'PDF'],
])('without either, the name of the file: %s', (fileName, expected) => {
  expect(chooseTitle({ metadata: '', blocks: [], fileName })).toBe(expected);
});

test('no title is longer than a note may have', () => {
  const title = chooseTitle({ metadata: '😀'.repeat(300), blocks: [HEADING], fileName: 'x.pdf' });
  const long = chooseTitle({ metadata: 'long '.repeat(300), blocks: [], fileName: 'x.pdf' });
  expect(title).toBe('Discharge summary');
  expect(long.length).toBeLessThanOrEqual(255);
  expect(long).toMatch(/^long long .*…$/);
});
