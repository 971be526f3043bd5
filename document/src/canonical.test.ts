import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { schema } from './schema.ts';
import { anyDocument } from './testing/arbitrary-documents.ts';
import { cell, doc, item, list, paragraph, quote, row, table, text } from './testing/build.ts';

const bold = { type: 'bold' };
const italic = { type: 'italic' };

function inlineOf(...content: unknown[]): unknown {
  const [block] = checkDocument(doc(paragraph(...content))).content;
  return block?.type === 'paragraph' ? block.content : null;
}

describe('the canonical form', () => {
  test('has the version in it, and nothing that is empty', () => {
    const document = { type: 'doc', attrs: { version: 1 }, content: [{ type: 'paragraph' }] };
    expect(checkDocument(doc(paragraph()))).toEqual(document);
    expect(checkDocument(document)).toEqual(document);
  });

  test('joins neighbouring texts, puts marks in order, and drops what cannot be printed', () => {
    const texts = [text('a\0', italic, bold), text(''), text('b\u0007\ud800', bold, italic), text('\nc\ufffe')];
    expect(inlineOf(...texts)).toEqual([
      { type: 'text', text: 'ab\ufffd', marks: [bold, italic] },
      { type: 'text', text: ' c' },
    ]);
  });

  test('has no white space at the edges of emphasis', () => {
    expect(inlineOf(text(' a ', bold), { type: 'hardBreak', marks: [bold] }, text(' ', bold))).toEqual([
      { type: 'text', text: ' ' },
      { type: 'text', text: 'a', marks: [bold] },
      { type: 'text', text: ' ' },
      { type: 'hardBreak' },
      { type: 'text', text: ' ' },
    ]);
  });

  test('keeps the white space of code and of links', () => {
    const link = { type: 'link', attrs: { href: 'https://x.org', title: null } };
    expect(inlineOf(text(' a ', { type: 'code' }), text(' b ', link))).toEqual([
      { type: 'text', text: ' a ', marks: [{ type: 'code' }] },
      { type: 'text', text: ' b ', marks: [link] },
    ]);
  });

  test('gives a break the marks of both its sides', () => {
    const lineBreak = { type: 'hardBreak', marks: [{ type: 'code' }] };
    expect(inlineOf(text('a', bold, italic), lineBreak, text('b', bold))).toEqual([
      { type: 'text', text: 'a', marks: [bold, italic] },
      { type: 'hardBreak', marks: [bold] },
      { type: 'text', text: 'b', marks: [bold] },
    ]);
  });

  test('has empty paragraphs only where one must be', () => {
    const rule = { type: 'horizontalRule' };
    const items = [item(paragraph(), paragraph(), paragraph(text('a'))), item(paragraph(), rule, paragraph())];
    const blocks = [paragraph(), quote(paragraph(), paragraph()), list(...items), paragraph()];
    expect(checkDocument(doc(...blocks)).content).toEqual([
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
          { type: 'listItem', content: [{ type: 'paragraph' }, rule] },
        ],
      },
    ]);
  });

  test('has one head a table, and one alignment a column', () => {
    const head = cell('tableHeader', '', { align: 'right', colspan: 1, rowspan: 1, colwidth: [80] });
    const rows = [row(head), row(cell('tableHeader', '1')), row(cell('tableCell', '2'))];
    expect(checkDocument(doc(table(...rows))).content).toEqual([
      {
        type: 'table',
        content: ['1', '2'].map((value) => ({
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              attrs: { align: 'right' },
              content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
            },
          ],
        })),
      },
    ]);
  });

  test('leaves out what the editor adds on its own', () => {
    const attrs = { href: 'https://x.org', target: '_blank', rel: 'noopener', class: null };
    expect(inlineOf(text('x', { type: 'link', attrs }))).toEqual([
      { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'https://x.org', title: null } }] },
    ]);
    const ordered = { ...list(item(paragraph())), type: 'orderedList', attrs: { start: 2, type: null } };
    expect(checkDocument(doc(ordered)).content).toEqual([
      { type: 'orderedList', attrs: { start: 2 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ]);
  });

  test('is its own canonical form, and valid for the schema', () => {
    fc.assert(
      fc.property(anyDocument, (json) => {
        const document = checkDocument(json);
        expect(checkDocument(document)).toEqual(document);
        const node = schema.nodeFromJSON(document);
        expect(() => node.check()).not.toThrow();
        // The library also writes optional attributes that are null, which the check leaves out.
        expect(checkDocument(node.toJSON())).toEqual(document);
      }),
      { numRuns: 150 },
    );
  });
});
