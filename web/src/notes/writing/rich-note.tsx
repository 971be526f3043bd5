import { useQuery } from '@tanstack/react-query';
import { variablesQuery } from '../../api/clients.ts';
import { type RichMarkdownProps, useRichMarkdown } from '../../editor/markdown-field/rich-markdown.ts';
import { RichEditor } from '../../editor/rich-editor.tsx';

interface RichNoteProps extends RichMarkdownProps {
  clientId: number;
}

/** A note in the editor of reports. What it holds goes out as Markdown with every change. */
export function RichNote({ clientId, ...field }: RichNoteProps) {
  const { onReady, ...editor } = useRichMarkdown(field);
  const { data: values } = useQuery(variablesQuery(clientId));
  return (
    <RichEditor
      kind="report"
      label="Note"
      isEditable
      {...editor}
      onReady={(made) => {
        onReady(made);
        made.commands.focus('end');
      }}
      values={values}
    />
  );
}
