import { parseMarkdown, toMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { isHeldByEditor, isHeldByMarkdown } from './held-markdown.ts';

test.each([
  '',
  '## Mood\n\nBrighter than in **spring**.\n\n- sleeps\n- eats',
  '[00:01:12]\n\nHe sleeps well.',
  '| Test | Score |\n| --- | --- |\n| WISC | 98 |',
  'First.\n\n1. one\n2. two\n\n> said so',
])('the rich editor gives back to the letter: %j', (markdown) => {
  expect(isHeldByEditor(markdown)).toBe(true);
});

test.each([
  ['lines that are wrapped by hand', 'He sleeps\nwell.'],
  ['other signs for the same', '* sleeps\n* eats'],
  ['HTML', 'He <b>sleeps</b>.'],
  ['escapes that are not needed', String.raw`He takes lies in April \[? lisinopril\].`],
  ['what looks like a variable', 'Dear {{client.first_name}}'],
])('it would rewrite %s', (_what, markdown) => {
  expect(isHeldByEditor(markdown)).toBe(false);
});

test('what has no sign in Markdown is noticed', () => {
  const { content } = parseMarkdown('He sleeps.');
  expect(isHeldByMarkdown(content, toMarkdown(parseMarkdown('He sleeps.')))).toBe(true);
  expect(isHeldByMarkdown(content, 'He eats.')).toBe(false);
});

test('in a snippet variables are held, and sections are code', () => {
  const isHeld = (markdown: string): boolean => isHeldByEditor(markdown, { variables: true });
  expect(isHeld('Dear {{client.first_name}}, {{client.they}} **{{client.were}}** well.')).toBe(true);
  expect(isHeld('```prompt\nid: a\n```')).toBe(false);
  expect(parseMarkdown('```prompt\nid: a\n```', { variables: true }).content[0]?.type).toBe('codeBlock');
});
