import { expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { listUnsupported } from './unsupported.ts';

const marked = (text: string, reason: string, ...more: object[]) => ({
  type: 'text',
  text,
  marks: [{ type: 'unsupported', attrs: { reason } }, ...more],
});
const plain = (text: string) => ({ type: 'text', text });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

test('finds marked sentences anywhere, each as one, in their order', () => {
  const document = checkDocument({
    type: 'doc',
    attrs: { version: 1 },
    content: [
      paragraph(
        plain('Known. '),
        marked('She ', 'wording'),
        marked('never', 'wording', { type: 'bold' }),
        marked(' said so.', 'wording'),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(marked('Scored 7.', 'figures'))] }] },
      paragraph(marked('One.', 'wording'), plain(' And '), marked('two.', 'wording'), marked(' Three 3.', 'figures')),
      { type: 'blockquote', content: [paragraph(marked('The notes say nothing.', 'silence'))] },
    ],
  });
  expect(listUnsupported(document)).toEqual([
    { text: 'She never said so.', reason: 'wording' },
    { text: 'Scored 7.', reason: 'figures' },
    { text: 'One.', reason: 'wording' },
    { text: 'two.', reason: 'wording' },
    { text: 'Three 3.', reason: 'figures' },
    { text: 'The notes say nothing.', reason: 'silence' },
  ]);
});

test('a document without marks has none', () => {
  const document = checkDocument({ type: 'doc', attrs: { version: 1 }, content: [paragraph(plain('Known.'))] });
  expect(listUnsupported(document)).toEqual([]);
});
