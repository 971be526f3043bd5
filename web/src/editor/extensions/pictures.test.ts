// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExtensions } from '../extensions.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';
import { paste } from '../testing/paste.ts';

fillJsdomGaps();

const onPicture = vi.fn<() => void>();
const picture = [new File(['x'], 'scan.png', { type: 'image/png' })];

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions: createExtensions({ onPicture }) });
});
afterEach(() => {
  editor.destroy();
  onPicture.mockClear();
});

test.each([
  ['a picture', {}],
  ['a picture of a page', { html: '<meta charset="utf-8"><img src="https://example.org/a.png" alt="A scan">' }],
])('%s alone is not pasted, and it is said', (_name, content) => {
  paste(editor, { ...content, files: picture });
  expect([editor.getText(), onPicture.mock.calls.length]).toEqual(['', 1]);
});

test('text is pasted, whatever picture of it comes along', () => {
  paste(editor, { text: 'Sleeps well', html: '<p>Sleeps well</p>', files: picture });
  expect([editor.getText(), onPicture.mock.calls.length]).toEqual(['Sleeps well', 0]);
});
