import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** What a screen reader says of the text, and the help of the toolbar to all. */
export const TAB_HELP =
  'Tab indents in lists, goes on in tables, and is a tab in text. Escape, then Tab, leaves the text.';

/**
 * Tab stays in the text: in a list it moves the item, in a table it goes to the next cell, in a paragraph it is a tab.
 * It never moves the focus, so that what is typed next cannot end up in another control. Escape lets the next Tab go
 * to the browser: that is how the keyboard leaves the text.
 */
export const Tabulation = Extension.create<{ onEscape: () => void }>({
  name: 'tabulation',
  // After lists and tables, which have their own use for it.
  priority: 1,
  addOptions: () => ({ onEscape: () => {} }),
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => {
        const { selection } = editor.state;
        const { parent } = selection.$from;
        const isText = ['paragraph', 'codeBlock'].includes(parent.type.name) && !editor.isActive('listItem');
        // With a selection it would replace what is selected.
        if (isText && selection.empty && !editor.isActive('table')) editor.commands.insertContent('\t');
        return true;
      },
      'Shift-Tab': ({ editor }) => {
        const { empty, $from } = editor.state.selection;
        const isBehindTab = empty && $from.parent.textBetween(0, $from.parentOffset, undefined, ' ').endsWith('\t');
        if (isBehindTab) editor.commands.deleteRange({ from: $from.pos - 1, to: $from.pos });
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              if (event.key === 'Tab' && isLeaving) return true;
              if (event.key === 'Shift') return false;
              isLeaving = event.key === 'Escape' && !event.isComposing;
              if (isLeaving) this.options.onEscape();
              return false;
            },
            blur: () => {
              isLeaving = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
