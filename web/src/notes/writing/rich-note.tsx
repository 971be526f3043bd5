import { showEvidence } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { variablesQuery } from '../../api/clients.ts';
import { readEditedDocument } from '../../editor/read-document.ts';
import { RichEditor } from '../../editor/rich-editor.tsx';
import type { HeldMarkdown } from './held-markdown.ts';

interface RichNoteProps {
  clientId: number;
  /** Read once. */
  held: HeldMarkdown;
  /** `isWhole`: nothing that was written has no sign in Markdown. */
  onChange: (markdown: string, isWhole: boolean) => void;
}

/** A note in the editor of reports. What it holds goes out as Markdown with every change. */
export function RichNote({ clientId, held, onChange }: RichNoteProps) {
  const editor = useRef<Editor>(null);
  const [{ document: content, write }] = useState(held);
  const { data: values } = useQuery(variablesQuery(clientId));
  const tell = (): void => {
    if (editor.current === null) return;
    const { markdown, isWhole } = write(showEvidence(readEditedDocument(editor.current)));
    onChange(markdown, isWhole);
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
      values={values}
    />
  );
}
