import { type Editor, Extension } from '@tiptap/core';
import { Plugin, Selection, TextSelection } from '@tiptap/pm/state';

/**
 * A key works where the caret is seen. Browsers move the caret (End, arrows) at once, but tell of it later; on a busy
 * machine the next key can come before. Without this, End and then Enter broke the line where the caret had been.
 */
export const Caret = Extension.create({
  name: 'caret',
  // Before everything else that handles keys.
  priority: 1000,
  addKeyboardShortcuts() {
    const go =
      (toEnd: boolean, isExtended = false) =>
      () =>
        goToEdge(this.editor, toEnd, isExtended);
    return {
      'Mod-Home': go(false),
      'Mod-End': go(true),
      'Shift-Mod-Home': go(false, true),
      'Shift-Mod-End': go(true, true),
      // The same on a Mac.
      'Cmd-ArrowUp': go(false),
      'Cmd-ArrowDown': go(true),
      'Shift-Cmd-ArrowUp': go(false, true),
      'Shift-Cmd-ArrowDown': go(true, true),
    };
  },
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

/**
 * To the beginning or the end of the text. A browser finds no lines in a block that is not laid out, as far down in a
 * very long report, and would leave the caret at the beginning of the last one.
 */
function goToEdge({ view, state }: Editor, toEnd: boolean, isExtended: boolean): boolean {
  const edge = toEnd ? Selection.atEnd(state.doc) : Selection.atStart(state.doc);
  const selection = isExtended ? TextSelection.between(state.selection.$anchor, edge.$head) : edge;
  view.dispatch(state.tr.setSelection(selection).scrollIntoView());
  return true;
}
