import { Anchor, Input, Skeleton, Text, Textarea } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isHeldByEditor } from './note-markdown.ts';
import classes from './writing.module.css';

/** The editor is large, and most who look at notes write none. */
const RichNote = lazy(async () => ({ default: (await import('./rich-note.tsx')).RichNote }));

interface NoteTextFieldProps {
  value: string;
  maxLength: number;
  error: ReactNode;
  onChange: (markdown: string) => void;
}

/** The text of a note: in the rich editor, or as Markdown where the editor would rewrite what is there. */
export function NoteTextField({ value, maxLength, error, onChange }: NoteTextFieldProps) {
  const [isHeld] = useState(() => isHeldByEditor(value));
  const [isRich, setRich] = useState(isHeld);
  const [isWhole, setWhole] = useState(true);
  if (!isRich)
    return (
      <Textarea
        label="Note"
        description={
          <>
            {isHeld ? '' : 'This note is edited as Markdown, because the rich editor would rewrite some of it. '}
            Markdown: # for a heading, - for a list.{' '}
            <Switch onClick={() => setRich(true)}>
              {isHeldByEditor(value) ? 'Use the rich editor' : 'Use the rich editor all the same'}
            </Switch>
          </>
        }
        placeholder="What was said, observed, agreed …"
        autosize
        minRows={12}
        maxRows={22}
        maxLength={maxLength}
        data-autofocus
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <div>
      <Text size="sm" fw={500} aria-hidden>
        Note
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        Write or paste. <Switch onClick={() => setRich(false)}>Write as Markdown</Switch>
      </Text>
      <div className={classes['sheet']}>
        <Suspense fallback={<Skeleton h="100%" w="100%" />}>
          <RichNote
            markdown={value}
            onChange={(markdown, isKept) => {
              setWhole(isKept);
              onChange(markdown);
            }}
          />
        </Suspense>
      </div>
      {!isWhole && (
        <Text size="sm" mt={6} role="status">
          A note is kept as Markdown. Some of what you have set, such as alignment or page breaks, will not be kept.
        </Text>
      )}
      {error !== undefined && <Input.Error mt={6}>{error}</Input.Error>}
    </div>
  );
}

function Switch({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Anchor component="button" type="button" size="xs" underline="always" onClick={onClick}>
      {children}
    </Anchor>
  );
}
