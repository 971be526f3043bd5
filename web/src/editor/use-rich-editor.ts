import { notifications } from '@mantine/notifications';
import type { AnyExtension, Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { DocumentJson } from '../api/reports.ts';
import document from '../document/document.module.css';
import classes from './editor.module.css';
import { createExtensions } from './extensions.ts';
import { promptViews } from './prompt-view.tsx';

type EditorKind = 'report' | 'template' | 'snippet';

export interface RichEditorOptions {
  kind: EditorKind;
  /** Read out by screen readers. */
  label: string;
  /** Read once, when the editor is made: give it another `key` for another document. */
  content: DocumentJson;
  isEditable: boolean;
  onReady?: (editor: Editor) => void;
  onChange: () => void;
  extensions?: AnyExtension[];
  /** The address of the client whose names and pronouns the text follows. */
  record?: string;
}

function tellPicture(): void {
  notifications.show({
    id: 'picture-pasted',
    color: 'ochre',
    title: 'The picture was not pasted',
    message: 'Notes, reports and templates hold text alone. A scan or a PDF can be uploaded as a note.',
  });
}

function tellRefusal(): void {
  notifications.show({
    id: 'too-large',
    color: 'ochre',
    title: 'Not inserted',
    message: 'That is too long or too deeply nested for a report. Paste it as plain text instead (Ctrl+Shift+V).',
  });
}

/** The editor itself, null until it is made, and how often Escape was pressed in it. */
export function useRichEditor(options: RichEditorOptions, helpId: string): { editor: Editor | null; escapes: number } {
  const { kind, label, content, isEditable, onReady, onChange, extensions = [], record } = options;
  const [escapes, setEscapes] = useState(0);
  const [all] = useState(() => [
    ...createExtensions({
      isTemplate: kind === 'template',
      hasVariables: kind !== 'report',
      promptView: promptViews[kind === 'template' ? 'template' : 'report'],
      ...(record !== undefined && { record }),
      onRefused: tellRefusal,
      onPicture: tellPicture,
      onEscape: () => setEscapes((count) => count + 1),
    }),
    ...extensions,
  ]);
  // The same object with every drawing: for another one the editor would look at its whole text again.
  const [editorProps] = useState(() => ({
    attributes: {
      class: `${document['document']} ${classes['text']}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': helpId,
      spellcheck: 'true',
    },
  }));
  const editor = useEditor(
    {
      // Made after the first render. An earlier one may be replaced by another while it has the focus.
      immediatelyRender: false,
      extensions: all,
      content,
      editable: isEditable,
      injectCSS: false,
      editorProps,
      onUpdate: ({ transaction }) => {
        if (transaction.docChanged) onChange();
      },
    },
    [],
  );
  useEffect(() => {
    if (editor !== null && editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  useEffect(() => {
    if (editor !== null) onReady?.(editor);
    // Told once for each editor; the callback may be a new one with every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor]);
  return { editor, escapes };
}
