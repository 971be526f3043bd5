import type { Editor } from '@tiptap/core';
import { readBlock } from '../../editor/read-document.ts';
import { sumUpBlock } from './sent-texts.ts';
import { writeBlock } from './written-blocks.ts';

/** How long one bit of reading takes at most: a key that is pressed meanwhile waits for it. */
const SLICE_MS = 6;
/** It begins after this time even where the browser is never idle, because somebody may type at once. */
const PATIENCE = { timeout: 100 };

/**
 * Reads a text that was opened, bit by bit while there is nothing else to do. What is read of a block is kept: so the first
 * key does not have to wait until all of a long report is read for its first draft. Gives the function that ends it.
 */
export function readAhead({ state: { doc } }: Pick<Editor, 'state'>): () => void {
  // Not every browser tells when it is idle. There the first draft reads everything.
  if (typeof requestIdleCallback !== 'function') return () => {};
  const blocks = doc.children.values();
  const read = (): void => {
    const until = performance.now() + SLICE_MS;
    for (const block of blocks) {
      // A block that cannot be stored is dealt with when it is saved.
      try {
        for (const stored of readBlock(block)) {
          writeBlock(stored);
          sumUpBlock(stored);
        }
      } catch {}
      if (performance.now() > until) {
        request = requestIdleCallback(read, PATIENCE);
        return;
      }
    }
  };
  let request = requestIdleCallback(read, PATIENCE);
  return () => cancelIdleCallback(request);
}
