import { parseMarkdown, toMarkdown } from '@casewright/document';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { readEditedDocument } from '../../editor/read-document.ts';
import { RichEditor } from '../../editor/rich-editor.tsx';
import { isHeldByMarkdown } from './note-markdown.ts';

interface RichNoteProps {
  /** Read once. */
  markdown: string;
  /** `isWhole`: nothing that was written has no sign in Markdown. */
  onChange: (markdown: string, isWhole: boolean) => void;
}

/** A note in the editor of reports. What it holds goes out as Markdown with every change. */
export function RichNote({ markdown, onChange }: RichNoteProps) {
  const editor = useRef<Editor>(null);
  const [content] = useState(() => parseMarkdown(markdown));
  const tell = (): void => {
    if (editor.current === null) return;
    const document = readEditedDocument(editor.current);
    const written = toMarkdown(document).trimEnd();
    onChange(written, isHeldByMarkdown(document.content, written));
  };
  return (
    <RichEditor
      kind="report"
      label="Note"
      content={content}
      isEditable
      onReady={(made) => {
        editor.current = made;
        made.commands.focus('end');
      }}
      onChange={tell}
    />
  );
}
