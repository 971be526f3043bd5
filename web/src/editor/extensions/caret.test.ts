// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createExtensions } from '../extensions.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';

fillJsdomGaps();

test('the caret goes to the end of the text and to its beginning, whatever is laid out', () => {
  const element = document.createElement('div');
  const editor = new Editor({ element, extensions: createExtensions(), content: '<p>One.</p><p>Two.</p>' });
  const press = (key: string, shiftKey = false): number[] => {
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey, cancelable: true }));
    return [editor.state.selection.anchor, editor.state.selection.head];
  };
  expect(press('End')).toEqual([11, 11]);
  expect(press('Home')).toEqual([1, 1]);
  expect(press('End', true)).toEqual([1, 11]);
  editor.destroy();
});
