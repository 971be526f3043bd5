// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createExtensions } from '../../editor/extensions.ts';
import { findSentences } from '../../editor/find-sentences.ts';
import { fillJsdomGaps } from '../../editor/testing/jsdom-gaps.ts';
import { createReportDesk } from './report-desk.ts';

fillJsdomGaps();

test('a sentence that was checked loses its mark in all its places, and no other one does', () => {
  const marked = (text: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks: [{ type: 'unsupported', attrs: { reason: 'silence' } }] }],
  });
  const content = [marked('Low mood, she says.'), marked('Low mood'), marked('Low mood')];
  const element = document.createElement('div');
  const editor = new Editor({ element, extensions: createExtensions(), content: { type: 'doc', content } });
  const accepted: string[][] = [];
  const desk = createReportDesk(editor, (sentences) => accepted.push(sentences));
  const sought = { text: 'Low mood', reason: 'silence', cells: null } as const;
  desk.edit(sought);
  expect(editor.state.selection.$from.parent.textContent).toBe('Low mood');
  desk.accept(sought);
  expect(findSentences(editor.state.doc, 'unsupported').map(({ text }) => text)).toEqual(['Low mood, she says.']);
  // Only the service has the mark of a sentence that it checked after the text was opened.
  desk.accept({ text: 'She weighs 9 kg.', reason: 'contradiction', cells: null });
  expect(accepted.map(([whole]) => whole)).toEqual(['Low mood', 'She weighs 9 kg.']);
  editor.destroy();
});
