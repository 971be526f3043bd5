// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChangedBlocks } from './changed-blocks.ts';
import { createExtensions } from './extensions.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';

fillJsdomGaps();

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: createExtensions(), content: '<p>one</p><p>two</p><p>two</p><p>four</p>' });
});
afterEach(() => editor.destroy());

function change(act: () => void): { gone: string[]; come: string[]; from: number } {
  const before = editor.state.doc;
  act();
  const { gone, come, from } = findChangedBlocks(before, editor.state.doc);
  return { gone: gone.map((node) => node.textContent), come: come.map((node) => node.textContent), from };
}

test('an edit changes one block', () => {
  expect(change(() => editor.commands.insertContentAt(7, 'x'))).toEqual({ gone: ['two'], come: ['txwo'], from: 5 });
});

test('a split, a removal, and nothing', () => {
  expect(change(() => editor.chain().setTextSelection(3).splitBlock().run())).toEqual({
    gone: ['one'],
    come: ['on', 'e'],
    from: 0,
  });
  const { gone, come } = change(() => editor.commands.deleteRange({ from: 7, to: 12 }));
  expect([gone, come]).toEqual([['two'], []]);
  expect(change(() => editor.commands.focus())).toMatchObject({ gone: [], come: [] });
});
