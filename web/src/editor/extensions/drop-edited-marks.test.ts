// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExtensions } from '../extensions.ts';
import { findSentences } from '../find-sentences.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';

fillJsdomGaps();

const marks = [{ type: 'evidence', attrs: { sources: 'note_1@0-4' } }];
const content = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'She slept well.', marks },
        { type: 'text', text: ' ' },
        { type: 'text', text: 'She ate.', marks: [{ type: 'evidence', attrs: { sources: 'note_1@5-9' } }] },
      ],
    },
  ],
};

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: createExtensions(), content });
});
afterEach(() => editor.destroy());

const supported = (): string[] => findSentences(editor.state.doc, 'evidence').map(({ text }) => text);

test('both sentences are marked when the report is opened', () => {
  expect(supported()).toEqual(['She slept well.', 'She ate.']);
});

test('typing within a sentence takes its mark away at once, and that of no other', () => {
  editor.view.dispatch(editor.state.tr.insertText('not ', 5));
  expect(editor.getText()).toBe('She not slept well. She ate.');
  expect(supported()).toEqual(['She ate.']);
});

test('so does deleting a word of it', () => {
  editor.view.dispatch(editor.state.tr.delete(4, 10));
  expect(supported()).toEqual(['She ate.']);
});

test('typing after it, or making a word bold, does not', () => {
  editor.view.dispatch(editor.state.tr.insertText(' Then more.', 25));
  editor.chain().setTextSelection({ from: 5, to: 10 }).setMark('bold').run();
  expect(supported()).toEqual(['She slept well.', 'She ate.']);
});

test('undoing the edit brings the mark back', () => {
  editor.view.dispatch(editor.state.tr.insertText('not ', 5));
  editor.commands.undo();
  expect(supported()).toEqual(['She slept well.', 'She ate.']);
});

test('a report that is filled in anew keeps the marks it brings', () => {
  editor.commands.setContent({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Other.', marks }] }],
  });
  expect(supported()).toEqual(['Other.']);
});
