// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExtensions } from './extensions.ts';
import { findSentences } from './find-sentences.ts';
import { takeMarks } from './take-marks.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';

fillJsdomGaps();

const EVIDENCE = { type: 'evidence', attrs: { sources: 'note_1@0-4' } } as const;
const CONTRADICTION = { type: 'unsupported', attrs: { reason: 'contradiction', sources: 'note_1@0-4' } } as const;
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] });

let editor: Editor;
const onUpdate = vi.fn<() => void>();
beforeEach(() => {
  onUpdate.mockClear();
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('92'), cell('92')] }] };
  const content = [paragraph(text('She slept well.', EVIDENCE), text(' She ate little.')), table];
  editor = new Editor({ extensions: createExtensions(), content: { type: 'doc', content }, onUpdate });
});
afterEach(() => editor.destroy());

const marked = (name: 'evidence' | 'unsupported') => findSentences(editor.state.doc, name).map((each) => each.text);
const FOUND = {
  text: 'She slept well. She ate little.',
  nth: 0,
  marks: [{ start: 16, text: 'She ate little.', mark: CONTRADICTION }],
};

test('a text has the marks that were found in it, and no others, and that is no edit', () => {
  takeMarks(editor, [FOUND]);
  expect([marked('unsupported'), marked('evidence')]).toEqual([['She ate little.'], []]);
  expect(findSentences(editor.state.doc, 'unsupported')[0]?.mark.attrs).toEqual(CONTRADICTION.attrs);
  expect(onUpdate).not.toHaveBeenCalled();
  expect(editor.can().undo()).toBe(false);
});

test('a sentence that stayed has its mark although its paragraph was edited meanwhile', () => {
  editor.view.dispatch(editor.state.tr.insertText('Today: ', 1));
  takeMarks(editor, [FOUND]);
  expect(marked('unsupported')).toEqual(['She ate little.']);
});

test('one that was edited meanwhile has none', () => {
  editor.view.dispatch(editor.state.tr.insertText('very ', 25));
  takeMarks(editor, [FOUND]);
  expect([editor.getText(), marked('unsupported')]).toEqual([expect.stringContaining('very'), []]);
});

test('of two cells with one figure, the one that is meant is marked', () => {
  takeMarks(editor, [{ text: '92', nth: 1, marks: [{ start: 0, text: '92', mark: CONTRADICTION }] }]);
  const [found, ...others] = findSentences(editor.state.doc, 'unsupported');
  expect(others).toEqual([]);
  expect(editor.state.doc.resolve(found?.from ?? 0).index(2)).toBe(1);
});

test('a figure that is gone marks no other', () => {
  takeMarks(editor, [{ text: '92 (old)', nth: 0, marks: [{ start: 0, text: '92', mark: CONTRADICTION }] }]);
  expect(marked('unsupported')).toEqual([]);
});

test('what is being composed is not torn: the marks come afterwards', async () => {
  Object.defineProperty(editor.view, 'composing', { value: true, configurable: true });
  takeMarks(editor, [FOUND]);
  expect(marked('unsupported')).toEqual([]);
  Object.defineProperty(editor.view, 'composing', { value: false });
  editor.view.dom.dispatchEvent(new Event('compositionend'));
  await vi.waitFor(() => expect(marked('unsupported')).toEqual(['She ate little.']));
});
