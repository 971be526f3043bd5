import { expect, test } from 'vitest';
import { writeDocument, writeText } from './written-blocks.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('a document is written the same whatever the order of its fields, and reads back', () => {
  const document = { type: 'doc', attrs: { version: 1 }, content: [paragraph('a'), paragraph('b')] };
  const other = {
    content: [{ content: [{ text: 'a', type: 'text' }], type: 'paragraph' }, paragraph('b')],
    attrs: { version: 1 },
    type: 'doc',
  };
  expect(writeDocument(document)).toBe(writeDocument(other));
  expect(JSON.parse(writeDocument(document))).toEqual(document);
  expect(JSON.parse(writeDocument({ type: 'doc' }))).toEqual({ type: 'doc' });
});

test('a changed, an added and a moved block make another text', () => {
  const [a, b] = [paragraph('a'), paragraph('b')];
  const texts = [[a, b], [b, a], [a], [a, b, b], [a, paragraph('c')]].map((content) =>
    writeDocument({ type: 'doc', content }),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test('a text is written with what is sent beside it', () => {
  const text = { title: 'A "b"', version: 3, keeps_former: true, content: { type: 'doc', content: [paragraph('a')] } };
  expect(JSON.parse(writeText(text))).toEqual(text);
});
