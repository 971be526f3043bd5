import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['  He sleeps\n well.\u0000 ', 'He sleeps well.'],
  ['No, no, no, he said. No pain.', 'No, no, no, he said. No pain.'],
  ['It hurts, it hurts, it hurts, and then it stops.', 'It hurts, it hurts, it hurts, and then it stops.'],
  ['120 over 80', '120 over 80'],
  ['<|en|> He is well <filler_32001>', 'He is well'],
  ['He laughed [laughter] and left.', 'He laughed [laughter] and left.'],
  ['Größe 1 m 80', 'Größe 1 m 80'],
])('%j is kept as %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test.each([
  '',
  ' . ',
  '…',
  '[MUSIC]',
  '(applause) [BLANK_AUDIO]',
  '*coughs*',
  '♪ la la la ♪',
  'Thank you. '.repeat(12),
  'the the the the the the the the',
  "I'm going to go. ".repeat(6),
  'So the first thing that we do is this. '.repeat(9),
  `Yes ${'ha'.repeat(60)}`,
])('%j holds nothing of use', (text) => {
  expect(cleanText(text)).toBe('');
});
