import { VisuallyHidden } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import type { VariableValues } from '@casewright/document';
import { EditorContent } from '@tiptap/react';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import classes from './editor.module.css';
import { TAB_HELP } from './extensions/tabulation.ts';
import { Outline } from './outline/outline.tsx';
import { OutlineTool } from './outline/outline-tool.tsx';
import { type RichMarkdownProps, useRichMarkdown } from './markdown-field/rich-markdown.ts';
import { SnippetList } from './snippets/snippet-list.tsx';
import { SnippetText } from './snippets/snippet-text.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { type RichEditorOptions, useRichEditor } from './use-rich-editor.ts';

export interface RichEditorProps extends RichEditorOptions {
  /** What stands for the variables of a snippet that is inserted. */
  values?: VariableValues | undefined;
  /** Whether its headings can be listed beside it. */
  hasOutline?: boolean;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  /** On the sheet, above the text. */
  above?: ReactNode;
}

/** The editor of reports and templates: a toolbar and a sheet. */
export function RichEditor(props: RichEditorProps) {
  const { kind, isEditable, values, tools, above, hasOutline = kind !== 'snippet' } = props;
  const helpId = useId();
  const { editor, escapes } = useRichEditor(props, helpId);
  const outline = useOutline();
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
