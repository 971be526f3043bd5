import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { findPassage } from './passage.ts';

function shown(markdown: string, passage: string, nth = 0): string[] {
  let start = markdown.indexOf(passage);
  for (let count = 0; count < nth; count += 1) start = markdown.indexOf(passage, start + 1);
  const { content } = parseMarkdown(markdown);
  const found = findPassage(content, markdown, start, start + passage.length);
  return [...found].map(([{ text }, { from, to }]) => text.slice(from, to));
}

test('a sentence is found in its paragraph', () => {
  expect(shown('One. She slept well. Three.', 'She slept well.')).toEqual(['She slept well.']);
});

test('signs of Markdown and line ends do not hide it', () => {
  expect(shown('- He is **very\n  tired** today.\n- Other', '**very\n  tired** today.')).toEqual([
    'very tired',
    ' today.'.trim(),
  ]);
  expect(shown('Score: 12\\*', 'Score: 12\\*')).toEqual(['Score: 12*']);
});

test('of two places that say the same, the cited one is taken', () => {
  const markdown = 'No change.\n\nMore text here.\n\nNo change.';
  const { content } = parseMarkdown(markdown);
  const start = markdown.lastIndexOf('No change.');
  const [node] = [...findPassage(content, markdown, start, start + 10).keys()];
  expect(content.findIndex((block) => 'content' in block && (block.content as unknown[]).includes(node))).toBe(2);
});

test('a place that is not there is nowhere', () => {
  const { content } = parseMarkdown('short');
  expect(findPassage(content, 'short', 50, 60).size).toBe(0);
});
