import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { formatTranscript, titleFromFileName } from './format-transcript.ts';

const piece = (index: number, startMs: number, endMs: number, text: string) => ({ index, startMs, endMs, text });

test('says first that it is a draft, and gives each paragraph its time', () => {
  const { markdown } = formatTranscript([
    piece(0, 0, 4000, 'He sleeps well.'),
    piece(1, 4500, 9000, 'He eats well.'),
    piece(2, 192_000, 195_000, 'Anything else?'),
    piece(3, 3_725_000, 3_726_000, 'No.'),
  ]);
  const [draft, ...paragraphs] = markdown.trimEnd().split('\n\n');

  expect(draft).toMatch(/^\*Draft made by a machine.*doses.*wrong\.\*$/);
  expect(paragraphs).toEqual([
    '[00:00:00]',
    'He sleeps well. He eats well.',
    '[00:03:12]',
    'Anything else?',
    '[01:02:05]',
    'No.',
  ]);
});

test('every place points at its piece', () => {
  const pieces = [piece(0, 0, 900, 'One_two *three*.'), piece(1, 950, 2000, ''), piece(2, 9000, 9500, '🙂 Four.')];
  const { markdown, places } = formatTranscript(pieces, { title: 'A #1 [visit]' });

  expect(markdown.startsWith('# A \\#1 \\[visit\\]\n\n*Draft')).toBe(true);
  expect(places.map(({ startOffset, endOffset }) => markdown.slice(startOffset, endOffset))).toEqual([
    String.raw`One\_two \*three\*.`,
    '*(unclear)*',
    '🙂 Four.',
  ]);
  expect(places.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 900],
    [950, 2000],
    [9000, 9500],
  ]);
});

test('nothing that is said becomes markup', () => {
  const said = '# x\n\n- y <b>z</b> [a](javascript:b) `c` {{client.name}} &amp; ~~d~~ | e';
  const { markdown } = formatTranscript([piece(0, 0, 1000, said)]);

  expect(markdown.split('\n\n')[2]).toBe(
    String.raw`\# x - y \<b>z\</b> \[a\](javascript:b) \`c\` \{\{client.name\}\} \&amp; \~\~d\~\~ \| e` + '\n',
  );
});

test.each(['- one', '+ one', '> one', '12. one', '3) one', '---', '# one', '* one', '    one', '| a |'])(
  '%j is a paragraph',
  (said) => {
    const { markdown } = formatTranscript([piece(0, 0, 1000, said)]);
    const spoken = parseMarkdown(markdown).content.at(-1);
    expect(spoken).toMatchObject({ type: 'paragraph', content: [{ type: 'text', text: said.trim() }] });
  },
);

test('long talk without a pause is broken up after a minute', () => {
  const pieces = Array.from({ length: 20 }, (_, index) =>
    piece(index, index * 15_000, index * 15_000 + 15_000, 'Talk.'),
  );
  expect(formatTranscript(pieces).markdown.match(/^\[/gm)).toHaveLength(5);
});

test.each([
  ['Visit_2024-03-01 Smith.m4a', 'Visit 2024-03-01 Smith'],
  ['C:\\records\\memo.WAV', 'memo'],
  ['/tmp/../a b.mp3', 'a b'],
  ['.wav', 'Recording'],
  ['', 'Recording'],
  ['Dr. Jones', 'Dr. Jones'],
  [`${'x'.repeat(400)}.wav`, 'x'.repeat(200)],
])('the file name %j gives the title %j', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});
