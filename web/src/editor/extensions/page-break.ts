import { Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    pageBreak: { insertPageBreak: () => ReturnType };
  }
}

/** What follows begins on a new page of the Word file and the PDF. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  // Before the line break, which would else have the same key.
  priority: 200,
  parseHTML: () => [{ tag: 'div[data-page-break]' }],
  renderHTML: () => ['div', { 'data-page-break': '' }, 'Page break'],
  renderText: () => '\n',
  addCommands() {
    return {
      insertPageBreak:
        () =>
        ({ tr, state: { selection, schema }, dispatch }) => {
          const { $to } = selection;
          // Between the outermost blocks: there are no pages within a list, a quote or a table.
          const position = $to.depth === 0 ? $to.pos : $to.after(1);
          if (dispatch === undefined) return true;
          const isText = $to.depth === 1 && $to.parent.isTextblock && selection.empty;
          const isStart = isText && $to.parentOffset === 0;
          const isWithin = isText && !isStart && $to.parentOffset < $to.parent.content.size;
          if (isWithin) tr.split($to.pos);
          const at = isStart ? $to.before(1) : isWithin ? $to.pos + 1 : position;
          tr.insert(at, this.type.create());
          const behind = tr.doc.resolve(at + 1).nodeAfter;
          if (behind === null || !behind.isTextblock) tr.insert(at + 1, schema.node('paragraph'));
          tr.setSelection(TextSelection.create(tr.doc, at + 2)).scrollIntoView();
          return true;
        },
    };
  },
  addKeyboardShortcuts() {
    return { 'Mod-Enter': ({ editor }) => !editor.isActive('codeBlock') && editor.commands.insertPageBreak() };
  },
});
