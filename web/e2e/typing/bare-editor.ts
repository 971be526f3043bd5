import { Editor, Mark } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** The marks of a report as plain spans, with nothing that follows them. */
const spans = ['evidence', 'unsupported', 'field'].map((name) =>
  Mark.create({
    name,
    addAttributes: () => ({ sources: { default: null }, reason: { default: null } }),
    renderHTML: () => ['span', 0],
  }),
);

/** The editor's library with a document and nothing else: what a key costs at least. */
Object.assign(globalThis, {
  openBareEditor: (content: object): Editor => {
    const element = document.querySelector<HTMLElement>('#desk');
    if (element === null) throw new Error('there is no place for the editor');
    const attributes = { role: 'textbox', 'aria-label': 'Report' };
    return new Editor({
      element,
      extensions: [StarterKit, ...spans],
      content,
      // Else what it does not know would leave it empty without a word.
      enableContentCheck: true,
      editorProps: { attributes },
    });
  },
});
