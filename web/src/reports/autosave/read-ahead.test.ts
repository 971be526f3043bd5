// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test, vi } from 'vitest';
import { createExtensions } from '../../editor/extensions.ts';
import { readEditedDocument } from '../../editor/read-document.ts';
import { fillJsdomGaps } from '../../editor/testing/jsdom-gaps.ts';
import { readAhead } from './read-ahead.ts';
import { sentTextsOf } from './sent-texts.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

fillJsdomGaps();
afterEach(() => void vi.unstubAllGlobals());

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function openEditor(): Editor {
  const content = { type: 'doc', content: Array.from({ length: 50 }, (_, index) => paragraph(`Sentence ${index}.`)) };
  return new Editor({ extensions: createExtensions(), content });
}

test('reads block after block while nothing else is to be done, and then no more', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  // Each look at the clock finds that the slice is over.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const editor = openEditor();
  readAhead(editor);
  let slices = 0;
  for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
    slices += 1;
    run();
  }
  expect(slices).toBe(51);
  vi.restoreAllMocks();
  // What was read is known: writing it once more asks for none of its blocks.
  const write = vi.spyOn(JSON, 'stringify');
  sentTextsOf(createMemoryStorage(), 'member', 'report').remember(
    { title: 'T', content: readEditedDocument(editor) },
    1,
  );
  const values = write.mock.calls.map(([value]: unknown[]) => value);
  write.mockRestore();
  expect(JSON.stringify(values)).not.toContain('Sentence');
  editor.destroy();
});

test('ends when it is told to', () => {
  const cancel = vi.fn<(request: number) => void>();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const editor = openEditor();
  readAhead(editor)();
  expect(cancel).toHaveBeenCalledWith(7);
  editor.destroy();
});
