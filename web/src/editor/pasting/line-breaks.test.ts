import { parseMarkdown, toMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { keepLineBreaks } from './line-breaks.ts';

const readText = (text: string): string => toMarkdown(parseMarkdown(keepLineBreaks(text))).trimEnd();

test('results and addresses stay below each other', () => {
  expect(readText('Verbal\t110\r\nVisual\t98\r\n\r\n12 Quay Street\r\nGalway')).toBe(
    'Verbal\t110\\\nVisual\t98\n\n12 Quay Street\\\nGalway',
  );
});

test('a short line among long ones ends where somebody ended it', () => {
  const long = 'Sleep: wakes at three on most nights and lies awake until six';
  expect(readText(`Appetite: good\n${long}`)).toBe(`Appetite: good\\\n${long}`);
});

test('the lines of a page are running text, in a narrow column too', () => {
  const page = 'The client was referred by her general practitioner because\nDr Byrne had noted a decline of memory.';
  expect(readText(page)).toBe(page.replace('\n', ' '));
  expect(readText('The client was\nseen in the\nclinic.')).toBe('The client was seen in the clinic.');
});

test('Markdown reads as before', () => {
  const text = '# Head\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```\nA\nB\n```';
  expect(readText(text)).toBe(toMarkdown(parseMarkdown(text)).trimEnd());
  const plain = text.slice(0, text.indexOf('```'));
  expect(readText(plain)).toBe(toMarkdown(parseMarkdown(plain)).trimEnd());
});
