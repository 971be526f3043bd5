import { expect, test } from 'vitest';
import { isPdf } from './is-pdf.ts';

test.each([
  ['a plain start', '%PDF-1.4\n', true],
  ['bytes before it', `${'\0'.repeat(1019)}%PDF-`, true],
  ['too many bytes before it', `${'\0'.repeat(1020)}%PDF-`, false],
  ['nothing', '', false],
  ['half of it', '%PDF', false],
  ['another kind', 'PK\u0003\u0004', false],
])('%s', (_, head, expected) => {
  expect(isPdf(Buffer.from(head, 'latin1'))).toBe(expected);
});

test('a view into a larger buffer is judged by its own bytes', () => {
  const bytes = Buffer.from('%PDF-1.7 and more');
  expect(isPdf(new Uint8Array(bytes.buffer, bytes.byteOffset + 1, 10))).toBe(false);
});
