import { lazy, type ReactNode } from 'react';
import { MarkdownField } from '../../editor/markdown-field/markdown-field.tsx';

/** The editor is large, and most who look at notes write none. */
const RichNote = lazy(async () => ({ default: (await import('./rich-note.tsx')).RichNote }));

const ROWS = { min: 12, max: 22 };

interface NoteTextFieldProps {
  clientId: number;
  value: string;
  maxLength: number;
  error: ReactNode;
  onChange: (markdown: string) => void;
}

export function NoteTextField({ clientId, ...field }: NoteTextFieldProps) {
  return (
    <MarkdownField
      label="Note"
      noun="note"
      placeholder="What was said, observed, agreed …"
      rows={ROWS}
      height="min(26rem, 55dvh)"
      isFocused
      renderRich={(rich) => <RichNote clientId={clientId} {...rich} />}
      {...field}
    />
  );
}
