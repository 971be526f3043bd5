import { type DocumentJson, parseMarkdown } from '@casewright/document';
import { describe, expect, test } from 'vitest';
import { holdMarkdown } from './held-markdown.ts';

function hold(markdown: string) {
  const held = holdMarkdown(markdown);
  if (typeof held === 'string') throw new Error(`refused: ${held}`);
  return { ...held, write: (edited: DocumentJson) => held.write(edited).markdown };
}

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const withContent = (document: DocumentJson, content: DocumentJson['content']): DocumentJson => ({
  ...document,
  content,
});

/** Notes as they are found in practice: the demo's, and what was read from PDFs and recordings. */
const NOTES = Object.entries(
  import.meta.glob<string>(['../../../../server/src/demo/content/clients/*/note-*.md', './fixtures/*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

test('there are many notes to try', () => {
  expect(NOTES.length).toBeGreaterThan(80);
});

describe.each(NOTES)('%s', (_file, text) => {
  const markdown = text.trimEnd();

  test('comes back to the letter', () => {
    const { document, write } = hold(markdown);
    expect(write(document)).toBe(markdown);
  });

  test('with a paragraph added or one taken away, all others come back to the letter', () => {
    const { document, write } = hold(markdown);
    const middle = Math.floor(document.content.length / 2);
    const added = document.content.toSpliced(middle, 0, paragraph('Typed *in* between.'));
    const written = write(withContent(document, added));
    const [before = '', after = ''] = written.split(String.raw`Typed \*in\* between.`);
    expect(markdown.startsWith(before.trimEnd())).toBe(true);
    expect(markdown.endsWith(after.trimStart())).toBe(true);
    expect(parseMarkdown(written).content).toEqual(added);

    const fewer = document.content.toSpliced(middle, 1);
    expect(parseMarkdown(write(withContent(document, fewer))).content).toEqual(fewer);
  });
});

test.each([
  ['lines that are wrapped by hand', 'He sleeps\nwell.'],
  ['other signs for the same', '* sleeps\n* eats\n\n__Strong__ and _weak_.'],
  ['HTML', 'He <b>sleeps</b>.'],
  ['escapes that are not needed', String.raw`He takes lies in April \[? lisinopril\].`],
  ['what looks like a variable', 'Dear {{client.first_name}}'],
  ['several empty lines', 'One.\n\n\n\nTwo.'],
  ['tables with room in them', '| Test  | Score |\n|-------|------:|\n| WISC  |    98 |'],
  ['headings that are underlined', 'Mood\n====\n\nBrighter.'],
  ['a code block by indenting', 'So:\n\n    one\n\n    two'],
  ['a list with room between its items', '- one\n\n- two\n\n  more of two\n\nText.'],
  ['nothing at all', ''],
])('%s stay as they are, beside what is edited', (_what, markdown) => {
  const { document, write } = hold(markdown);
  const edited = withContent(document, [...document.content.filter(hasText), paragraph('Added.')]);
  expect(write(edited)).toBe(markdown === '' ? 'Added.' : `${markdown}\n\nAdded.`);
});

const hasText = (block: DocumentJson['content'][number]): boolean => JSON.stringify(block).includes('"text"');

test('a doubtful word keeps its mark when its paragraph is edited', () => {
  const { document, write } = hold(String.raw`He takes lies in April \[? lisinopril\] at night \[?\].`);
  const text = 'He takes lies in April [? lisinopril] at 9 [?].';
  expect(write(withContent(document, [paragraph(text)]))).toBe(
    String.raw`He takes lies in April \[? lisinopril\] at 9 \[?\].`,
  );
});

test('blocks that would read as one when put side by side are written anew', () => {
  const { document, write } = hold('- one\n\nBetween.\n\n- two');
  const [first, , last] = document.content;
  if (first === undefined || last === undefined) throw new Error('no lists');
  const written = write(withContent(document, [first, last]));
  expect(parseMarkdown(written).content).toEqual([first, last]);
});

test('the same words twice are not taken for each other', () => {
  const lines = ['Yes.', 'One\nwrapped.', 'Two\nwrapped.', 'Yes.'];
  const { document, write } = hold(lines.join('\n\n'));
  const edited = withContent(document, [paragraph('Yes.'), ...document.content]);
  expect(write(edited)).toBe(['Yes.', ...lines].join('\n\n'));
});

describe('refused is', () => {
  test('what has lines that are not shown', () => {
    expect(holdMarkdown('See [the letter][1].\n\n[1]: https://example.org/letter')).toBe('unseen-lines');
    expect(holdMarkdown('[1]: https://example.org/letter\n\nSee [the letter][1].')).toBe('unseen-lines');
  });

  test('what has more parts than a document may have', () => {
    expect(holdMarkdown('* a\n'.repeat(60_000))).toBe('too-long');
  });
});

test('what has no sign in Markdown is noticed', () => {
  const held = holdMarkdown('He sleeps\nwell.');
  if (typeof held === 'string') throw new Error(`refused: ${held}`);
  const aligned = { ...paragraph('He eats.'), attrs: { align: 'center' as const } };
  const both = withContent(held.document, [...held.document.content, aligned]);
  expect(held.write(held.document)).toEqual({ markdown: 'He sleeps\nwell.', isWhole: true });
  expect(held.write(both)).toEqual({ markdown: 'He sleeps\nwell.\n\nHe eats.', isWhole: false });
});

test('a code block that looks like a doubt stays as it is', () => {
  const { document, write } = hold('One.');
  const code = {
    type: 'codeBlock' as const,
    attrs: { language: null },
    content: [{ type: 'text' as const, text: 'a[?b]' }],
  };
  const edited = withContent(document, [...document.content, code]);
  expect(parseMarkdown(write(edited)).content).toEqual(edited.content);
});

test('in a snippet variables are held, and sections are code', () => {
  const options = { variables: true };
  const markdown = 'Dear {{client.first_name}}, {{client.they}} **{{client.were}}** well.\n\n```prompt\nid: a\n```';
  const held = holdMarkdown(markdown, options);
  if (typeof held === 'string') throw new Error(`refused: ${held}`);
  expect(held.document.content.map(({ type }) => type)).toEqual(['paragraph', 'codeBlock']);
  const edited = withContent(held.document, held.document.content.slice(0, 1));
  expect(held.write(edited)).toEqual({ markdown: markdown.split('\n')[0], isWhole: true });
});
