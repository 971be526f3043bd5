import { VisuallyHidden } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { VariableValues } from '@casewright/document';
import type { AnyExtension, Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { DocumentJson } from '../api/reports.ts';
import document from '../document/document.module.css';
import classes from './editor.module.css';
import { createExtensions } from './extensions.ts';
import { TAB_HELP } from './extensions/tabulation.ts';
import { Outline } from './outline/outline.tsx';
import { OutlineTool } from './outline/outline-tool.tsx';
import { promptViews } from './prompt-view.tsx';
import { type RichMarkdownProps, useRichMarkdown } from './markdown-field/rich-markdown.ts';
import { SnippetList } from './snippets/snippet-list.tsx';
import { SnippetText } from './snippets/snippet-text.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

export type EditorKind = 'report' | 'template' | 'snippet';

export interface RichEditorProps {
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
  /** What stands for the variables of a snippet that is inserted. */
  values?: VariableValues | undefined;
  /** Whether its headings can be listed beside it. */
  hasOutline?: boolean;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  /** On the sheet, above the text. */
  above?: ReactNode;
}

function tellRefusal(): void {
  notifications.show({
    id: 'too-large',
    color: 'ochre',
    title: 'Not inserted',
    message: 'That is too long or too deeply nested for a report. Paste it as plain text instead (Ctrl+Shift+V).',
  });
}

/** The editor of reports and templates: a toolbar and a sheet. */
export function RichEditor(props: RichEditorProps) {
  const { kind, label, content, isEditable, onReady, onChange, extensions = [], record, values, tools, above } = props;
  const { hasOutline = kind !== 'snippet' } = props;
  const helpId = useId();
  const [escapes, setEscapes] = useState(0);
  const outline = useOutline();
  const [all] = useState(() => [
    ...createExtensions({
      isTemplate: kind === 'template',
      hasVariables: kind !== 'report',
      promptView: promptViews[kind === 'template' ? 'template' : 'report'],
      ...(record !== undefined && { record }),
      onRefused: tellRefusal,
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
  // The same element with every drawing, for the toolbar's sake.
  const ends = useMemo(
    () => (
      <>
        {tools}
        {hasOutline && outline.tool}
      </>
    ),
    [tools, hasOutline, outline.tool],
  );
  const target = kind === 'template' ? { isTemplate: true as const } : { isTemplate: false as const, values };
  return (
    <div className={classes['editor']}>
      {isEditable && editor !== null && (
        <SnippetText value={RichSnippet}>
          <Toolbar editor={editor} kind={kind}>
            {ends}
          </Toolbar>
        </SnippetText>
      )}
      <div className={classes['beside']}>
        {outline.isOpen && hasOutline && isEditable && editor !== null && (
          <Outline editor={editor} id={outline.id} onChoose={outline.makeWay} />
        )}
        <div className={classes['desk']} data-desk>
          <div className={classes['sheet']}>
            {above}
            <EditorContent editor={editor} />
            {isEditable && kind !== 'snippet' && editor !== null && <SnippetList editor={editor} target={target} />}
            <VisuallyHidden id={helpId}>{TAB_HELP}</VisuallyHidden>
            {/* The text differs each time, because screen readers do not repeat the same one. */}
            <VisuallyHidden role="status">
              {escapes > 0 && `Tab now leaves the text${escapes % 2 === 0 ? '.' : ''}`}
            </VisuallyHidden>
          </div>
        </div>
      </div>
    </div>
  );
}

function RichSnippet(field: RichMarkdownProps) {
  return <RichEditor kind="snippet" label="Text" isEditable {...useRichMarkdown(field)} />;
}

/** Beside the text it is open or not as it was left on this device. Over a narrow one it is opened for one choice. */
function useOutline() {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [isBeside, setBeside] = useLocalStorage({ key: 'casewright-outline', defaultValue: false });
  const [isOver, setOver] = useState(false);
  const [isOpen, setOpen] = isNarrow ? [isOver, setOver] : [isBeside, setBeside];
  const makeWay = useCallback(() => setOver(false), []);
  const tool = useMemo(
    () => <OutlineTool isOpen={isOpen} controls={id} onToggle={() => setOpen((former) => !former)} />,
    [isOpen, id, setOpen],
  );
  return { id, isOpen, tool, makeWay };
}
