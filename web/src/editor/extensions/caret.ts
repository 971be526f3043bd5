import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * A key works where the caret is seen. Browsers move the caret (End, arrows) at once, but tell of it later; on a busy
 * machine the next key can come before. Without this, End and then Enter broke the line where the caret had been.
 */
export const Caret = Extension.create({
  name: 'caret',
  // Before everything else that handles keys.
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view, event) => {
            // The editor listens for this event, and then reads where the caret is.
            if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
            return false;
          },
        },
      },
    }),
  ],
});
