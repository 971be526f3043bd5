import { describe, expect, test } from 'vitest';
import { createReportExport } from './export-report.ts';
import { findUnprintable } from './find-unprintable.ts';
import { openPdf, readPages } from './testing/open-pdf.ts';
import { documentOf, paragraphOf, sampleReport } from './testing/sample-report.ts';

/** A greeting or a name in each of the writings that a practice may meet. */
const WRITINGS = [
  ['Chinese, simplified', '您好，世界。张伟'],
  ['Chinese, traditional', '您好，世界。張偉'],
  ['Japanese', 'こんにちは、ヨーコさん。「渡邊」'],
  ['Korean', '안녕하세요'],
  ['Hindi', 'नमस्ते'],
  ['Punjabi', 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ'],
  ['Gujarati', 'નમસ્તે'],
  ['Bengali', 'নমস্কার'],
  ['Tamil', 'வணக்கம்'],
  ['Telugu', 'నమస్కారం'],
  ['Kannada', 'ನಮಸ್ಕಾರ'],
  ['Malayalam', 'നമസ്കാരം'],
  ['Sinhala', 'ආයුබෝවන්'],
  ['Thai', 'สวัสดี'],
  ['Lao', 'ສະບາຍດີ'],
  ['Khmer', 'សួស្តី'],
  ['Burmese', 'မင်္ဂလာပါ'],
  ['Amharic', 'ሰላም'],
  ['Arabic', 'مرحبا'],
  ['Urdu', 'خوش آمدید، لڑکے'],
  ['Persian', 'سلام، پچژگ'],
  ['Hebrew', 'שלום'],
  ['Armenian', 'Բարեւ'],
  ['Georgian', 'გამარჯობა'],
  ['Vietnamese', 'Xin chào, Nguyễn'],
  ['emoji', '😀👍🏽🙂🧠'],
  ['signs', '≥ ½ µg → ✓ ° × ‰'],
] as const;

test.each(WRITINGS)('%s can be printed', async (_, words) => expect(await findUnprintable(words)).toEqual([]));

test('what cannot be is named once, and what is not seen anyway does not count', async () => {
  expect(await findUnprintable('ꦗꦮꦗ and \u200d\ufe0f text 𒀀')).toEqual(['ꦗ', 'ꦮ', '𒀀']);
});

describe('a PDF with all of them', () => {
  test('has no box, and stays small since only the letters in use are in it', async () => {
    const document = documentOf(...WRITINGS.map(([, words]) => paragraphOf(words)));
    const { bytes } = await createReportExport()(sampleReport({ document, format: 'pdf' }));
    const text = (await readPages(bytes)).join('\n');
    expect(text).not.toContain('□');
    for (const words of ['您好', 'こんにちは', '안녕하세요', 'नमस्ते', 'ሰላም']) expect(text).toContain(words);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect((await openPdf(bytes)).numPages).toBeLessThan(4);
  });
});
