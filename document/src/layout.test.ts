import { expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { toHtml } from './html.ts';
import { leaveOutLayout } from './layout.ts';
import { toMarkdown } from './markdown/serialise.ts';
import { cell, doc, item, list, paragraph, quote, row, table, text } from './testing/build.ts';

const aligned = (align: unknown, value = 'Text.') => ({ ...paragraph(text(value)), attrs: { align } });
const heading = { type: 'heading', attrs: { level: 2, align: 'center' }, content: [text('Part')] };
const pageBreak = { type: 'pageBreak' };

test('alignment and page breaks are kept in a stored document', () => {
  const stored = checkDocument(doc(heading, aligned('justify'), pageBreak, aligned('right')));
  expect(stored.content).toEqual([
    { type: 'heading', attrs: { level: 2, align: 'center' }, content: [{ type: 'text', text: 'Part' }] },
    { type: 'paragraph', attrs: { align: 'justify' }, content: [{ type: 'text', text: 'Text.' }] },
    { type: 'pageBreak' },
    { type: 'paragraph', attrs: { align: 'right' }, content: [{ type: 'text', text: 'Text.' }] },
  ]);
  expect(checkDocument(stored)).toEqual(stored);
});

test('a paragraph without alignment is stored as it was before there was any', () => {
  expect(checkDocument(doc(aligned(null))).content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Text.' }] },
  ]);
});

test('Markdown leaves both out, HTML says the alignment', () => {
  const stored = checkDocument(doc(heading, aligned('justify'), pageBreak, list(item(aligned('right', 'Item')))));
  expect(toMarkdown(stored)).toBe('## Part\n\nText.\n\n- Item');
  expect(toHtml(stored)).toBe(
    '<h2 align="center">Part</h2>\n<p align="justify">Text.</p>\n<ul>\n<li><p align="right">Item</p></li>\n</ul>',
  );
  expect(toHtml(leaveOutLayout(stored))).toBe('<h2>Part</h2>\n<p>Text.</p>\n<ul>\n<li>Item</li>\n</ul>');
});

test('lists that only a page break parts stay two', () => {
  const stored = checkDocument(doc(list(item(paragraph(text('a')))), pageBreak, list(item(paragraph(text('b'))))));
  expect(toMarkdown(stored)).toBe('- a\n\n* b');
});

test('a page break alone, in a quote or in an item leaves nothing behind', () => {
  expect(toMarkdown(checkDocument(doc(pageBreak)))).toBe('');
  const inner = checkDocument(doc(quote(pageBreak), list(item(paragraph(text('a')), pageBreak))));
  expect(JSON.stringify(inner)).not.toContain('pageBreak');
});

test('the paragraph of a cell has the alignment of its column alone', () => {
  const given = cell('tableCell', 'x', { align: 'right' });
  const stored = checkDocument(doc(table(row({ ...given, content: [aligned('center', 'x')] }))));
  expect(JSON.stringify(stored)).not.toContain('center');
});

test.each(['left', 'middle', '" onclick="x', 1, {}])('another alignment, %j, is refused', (align) => {
  expect(() => checkDocument(doc(aligned(align)))).toThrow('align');
});

test('an alignment that nobody checked does not get into the HTML', () => {
  const unchecked = { type: 'doc', attrs: { version: 1 }, content: [aligned('"><script>')] };
  expect(toHtml(unchecked as never)).toBe('<p>Text.</p>');
});
