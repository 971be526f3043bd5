// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExtensions } from '../extensions.ts';
import { cleanHtml } from '../pasting/clean-html.ts';
import { readDocument } from '../read-document.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';

fillJsdomGaps();

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: createExtensions() });
});
afterEach(() => editor.destroy());

/** A short form of the document: kind, alignment and text of each block. */
const blocks = (): string[] =>
  readDocument(editor).content.map((block) => {
    const align =
      'attrs' in block && block.attrs !== undefined && 'align' in block.attrs ? ` ${block.attrs.align}` : '';
    return `${block.type}${align}: ${JSON.stringify(block).match(/"text":"([^"]*)"/)?.[1] ?? ''}`;
  });

test('every paragraph of the selection is aligned, and back again', () => {
  editor.commands.setContent('<p>one</p><h2>two</h2><ul><li><p>three</p></li></ul>');
  editor.chain().selectAll().alignText('center').run();
  expect(blocks().slice(0, 2)).toEqual(['paragraph center: one', 'heading center: two']);
  expect(JSON.stringify(readDocument(editor)).match(/"align":"center"/g)).toHaveLength(3);
  editor.commands.alignText(null);
  expect(JSON.stringify(readDocument(editor))).not.toContain('align');
});

test.each(['E', 'e'])('Ctrl+Shift+E centres, also as %s with Caps Lock on', (key) => {
  editor.commands.setContent('<p>one</p>');
  const pressed = new KeyboardEvent('keydown', { key, keyCode: 69, ctrlKey: true, shiftKey: true, bubbles: true });
  editor.view.dom.dispatchEvent(pressed);
  expect(blocks()).toEqual(['paragraph center: one']);
  expect(editor.isActive('code')).toBe(false);
});

test('in a table nothing is aligned but by its column', () => {
  editor.commands.setContent('<table><tr><td><p>cell</p></td></tr></table>');
  editor.commands.setTextSelection(5);
  expect(editor.commands.alignText('right')).toBe(false);
});

test('a page break parts a paragraph, stands before one or behind one, and never within a list', () => {
  editor.commands.setContent('<p>one two</p><ul><li><p>item</p></li></ul>');
  editor.chain().setTextSelection(5).insertPageBreak().run();
  expect(blocks().slice(0, 3)).toEqual(['paragraph: one ', 'pageBreak: ', 'paragraph: two']);
  editor.chain().setTextSelection(1).insertPageBreak().run();
  expect(blocks().slice(0, 2)).toEqual(['pageBreak: ', 'paragraph: one ']);
  editor.commands.setContent('<ul><li><p>item</p></li></ul>');
  editor.chain().setTextSelection(4).insertPageBreak().insertContent('next').run();
  expect(blocks()).toEqual(['bulletList: item', 'pageBreak: ', 'paragraph: next']);
});

test('alignment is pasted from other programs, and what is no alignment is not', () => {
  const pasted =
    '<p style="text-align:center">a</p><p style="text-align: RIGHT">b</p><p style="text-align:start">c</p>';
  editor.commands.setContent(cleanHtml(`${pasted}<h1 align="justify">d</h1><p align="evil">e</p>`));
  expect(blocks()).toEqual([
    'paragraph center: a',
    'paragraph right: b',
    'paragraph: c',
    'heading justify: d',
    'paragraph: e',
  ]);
});
