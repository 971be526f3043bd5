import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { createFollower } from '../components/focus/after-frame.ts';

/**
 * What is shown of an editor's state beside its text. It follows when the text is drawn: what a key writes is seen before
 * a button changes its colour. `select` must be the same function with every drawing, and give plain JSON.
 */
export function useShownState<T>(editor: Editor, select: (editor: Editor) => T): T {
  const [shown, setShown] = useState(() => select(editor));
  useEffect(() => {
    const { follow, stop } = createFollower(() => {
      if (editor.isDestroyed) return;
      const found = select(editor);
      setShown((former) => (JSON.stringify(former) === JSON.stringify(found) ? former : found));
    });
    follow();
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
      stop();
    };
  }, [editor, select]);
  return shown;
}
