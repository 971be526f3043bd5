import { expect, test } from 'vitest';
import { parseChildMessage } from './child-message.ts';

const PAGE = { page: 1, startOffset: 0, endOffset: 4, source: 'text' };
const NOTE = { title: 'A', markdown: 'text', pages: [PAGE] };

test('what the engine says is understood', () => {
  for (const message of [
    { kind: 'progress', percent: 40 },
    { kind: 'note', note: NOTE },
    { kind: 'failure', code: 'pdf_damaged', detail: 'x' },
  ]) {
    expect(parseChildMessage(JSON.stringify(message))).toEqual(message);
  }
});

test.each([
  ['no JSON', '{"kind":'],
  ['no object', '7'],
  ['null', 'null'],
  ['an unknown kind', '{"kind":"hello"}'],
  ['progress out of range', '{"kind":"progress","percent":101}'],
  ['an unknown code', '{"kind":"failure","code":"constructor"}'],
  ['a note without a title', JSON.stringify({ kind: 'note', note: { ...NOTE, title: '' } })],
  ['a note with a zero character', JSON.stringify({ kind: 'note', note: { ...NOTE, markdown: 'te\0t' } })],
  ['a note without pages', JSON.stringify({ kind: 'note', note: { ...NOTE, pages: [] } })],
  [
    'a page that ends after the text',
    JSON.stringify({ kind: 'note', note: { ...NOTE, pages: [{ ...PAGE, endOffset: 5 }] } }),
  ],
  ['pages that overlap', JSON.stringify({ kind: 'note', note: { ...NOTE, pages: [PAGE, { ...PAGE, page: 2 }] } })],
  [
    'a page of an unknown source',
    JSON.stringify({ kind: 'note', note: { ...NOTE, pages: [{ ...PAGE, source: 'x' }] } }),
  ],
])('%s is refused', (_, line) => {
  expect(parseChildMessage(line)).toBeNull();
});
