import { expect, test } from 'vitest';
import type { DocumentJson } from '../../api/reports.ts';
import { sentTextsOf } from './sent-texts.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const BOLD = { type: 'bold' };
const EVIDENCE = { type: 'evidence', attrs: { sources: 'note_1@0-20' } };
const UNSUPPORTED = { type: 'unsupported', attrs: { reason: 'wording' } };

const textNode = (text: string, ...marks: NonNullable<DocumentJson['marks']>): DocumentJson =>
  marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks };

const write = (...content: DocumentJson[]) => ({
  title: 'Sleep',
  content: { type: 'doc', attrs: { version: 1 }, content: [{ type: 'paragraph', content }] },
});

const SENT = write(textNode('She sleeps. She eats '), textNode('well', BOLD), textNode('.'));

test.each([
  ['as it was sent', SENT],
  [
    'with the marks that the service gave it',
    write(
      textNode('She sleeps.', EVIDENCE),
      textNode(' '),
      textNode('She eats ', UNSUPPORTED),
      textNode('well', UNSUPPORTED, BOLD),
      textNode('.', UNSUPPORTED),
    ),
  ],
])('a text is known again %s', (_how, stored) => {
  const sent = sentTextsOf(createMemoryStorage(), 'member', 'report');
  sent.remember(SENT, 7);
  expect(sent.find(stored)).toBe(7);
});

test.each([
  ['another word', write(textNode('She sleeps. She ate '), textNode('well', BOLD), textNode('.'))],
  ['a word that is no longer bold', write(textNode('She sleeps. She eats well.'))],
  ['another title', { ...SENT, title: 'Sleeping' }],
])('a text with %s is another', (_what, stored) => {
  const sent = sentTextsOf(createMemoryStorage(), 'member', 'report');
  sent.remember(SENT, 7);
  expect(sent.find(stored)).toBeNull();
});
