// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExtensions } from '../extensions.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';
import { findHeading, readOutline } from './list-headings.ts';

fillJsdomGaps();

let editor: Editor;
beforeEach(() => {
  const content = '<p>above</p><h1>One</h1><p>text</p><blockquote><h2>quoted</h2></blockquote><h2></h2><p>end</p>';
  editor = new Editor({ extensions: createExtensions(), content });
});
afterEach(() => editor.destroy());

test('headings are listed with their levels, those of quotes are not', () => {
  expect(readOutline(editor.state).headings).toEqual([
    { level: 1, text: 'One' },
    { level: 2, text: '' },
  ]);
});

test('the caret stands under the last heading before it', () => {
  const currentAt = (position: number): number => {
    editor.commands.setTextSelection(position);
    return readOutline(editor.state).current;
  };
  expect(currentAt(2)).toBe(-1);
  expect(currentAt(findHeading(editor.state.doc, 0) ?? 0)).toBe(0);
  expect(currentAt(editor.state.doc.content.size - 1)).toBe(1);
});

test('a heading is found by its place, and one that is gone is not', () => {
  expect(editor.state.doc.resolve(findHeading(editor.state.doc, 0) ?? 0).parent.textContent).toBe('One');
  expect(findHeading(editor.state.doc, 2)).toBeNull();
});
