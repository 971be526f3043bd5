import { Extension } from '@tiptap/core';
import { TEXT_ALIGNMENTS, type TextAlignment } from '@casewright/document';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    alignment: {
      /** Null: where the writing begins, left in English. */
      alignText: (alignment: TextAlignment | null) => ReturnType;
    };
  }
}

const NAMES = ['paragraph', 'heading'];

function readAlignment(element: HTMLElement): TextAlignment | null {
  const align = (element.getAttribute('align') ?? element.style.textAlign).toLowerCase();
  return TEXT_ALIGNMENTS.find((each) => each === align) ?? null;
}

/** Of paragraphs and headings. What stands in a table has the alignment of its column, which the table's menu sets. */
export const Alignment = Extension.create({
  name: 'alignment',
  // Before code: with Caps Lock on, Ctrl+Shift+E comes as a small e, which code would take for its Ctrl+E.
  priority: 200,
  addGlobalAttributes: () => [
    {
      types: NAMES,
      attributes: {
        align: {
          default: null,
          parseHTML: readAlignment,
          renderHTML: ({ align }) => (typeof align === 'string' ? { align } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    alignText:
      (align) =>
      ({ tr, state: { selection }, dispatch }) => {
        const found: number[] = [];
        tr.doc.nodesBetween(selection.from, selection.to, (node, position) => {
          if (NAMES.includes(node.type.name)) found.push(position);
          return node.type.name !== 'table';
        });
        if (dispatch !== undefined) for (const position of found) tr.setNodeAttribute(position, 'align', align);
        return found.length > 0;
      },
  }),
  addKeyboardShortcuts: () => ({
    'Mod-Shift-l': ({ editor }) => editor.commands.alignText(null),
    'Mod-Shift-e': ({ editor }) => editor.commands.alignText('center'),
    'Mod-Shift-r': ({ editor }) => editor.commands.alignText('right'),
    'Mod-Shift-j': ({ editor }) => editor.commands.alignText('justify'),
  }),
});
