import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Commands on the text, which has the focus from here on. Tiptap's own `focus` moves it with a later frame: whoever
 * types on at once would lose the first letters to the button that was pressed, or to a menu that is closing.
 */
export function chainInText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
