// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chainInText } from './chain-in-text.ts';
import { createExtensions } from './extensions.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';

fillJsdomGaps();

let editor: Editor;
beforeEach(() => {
  const button = document.createElement('button');
  const element = document.createElement('div');
  document.body.replaceChildren(button, element);
  editor = new Editor({ element, extensions: createExtensions({ hasVariables: true }), content: '<p>Dear</p>' });
  button.focus();
});
afterEach(() => editor.destroy());

test('what is typed right after a tool was used goes into the text, before another frame is drawn', () => {
  expect(document.activeElement).toBe(document.querySelector('button'));
  chainInText(editor).setTextSelection(5).insertVariable('client.first_name').run();
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.state.selection.from).toBe(6);
});
