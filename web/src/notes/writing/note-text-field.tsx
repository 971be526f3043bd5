import { Anchor, Input, Skeleton, Text, Textarea } from '@mantine/core';
import field from '../../editor/editor-field.module.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { parseMarkdown, toMarkdown } from '@casewright/document';
import { type HeldMarkdown, holdMarkdown, type Refusal } from './held-markdown.ts';
import classes from './writing.module.css';

/** The editor is large, and most who look at notes write none. */
const RichNote = lazy(async () => ({ default: (await import('./rich-note.tsx')).RichNote }));

/** Why a note is shown as Markdown. */
const REFUSALS: Record<Refusal, string> = {
  'too-long': 'This note is edited as Markdown, because it is too long for the rich editor.',
  'unseen-lines':
    'This note is edited as Markdown, because it has lines that the rich editor does not show, such as addresses of links.',
};

/** As it reads, for somebody who wants the rich editor whatever it rewrites. */
function holdAnyway(markdown: string): HeldMarkdown {
  const held = holdMarkdown(markdown);
  if (typeof held !== 'string') return held;
  return {
    document: parseMarkdown(markdown),
    write: (edited) => ({ markdown: toMarkdown(edited).trimEnd(), isWhole: true }),
  };
}

interface NoteTextFieldProps {
  clientId: number;
  value: string;
  maxLength: number;
  error: ReactNode;
  onChange: (markdown: string) => void;
}

/** The text of a note: in the rich editor, or as Markdown where the editor cannot hold all of it. */
export function NoteTextField({ clientId, value, maxLength, error, onChange }: NoteTextFieldProps) {
  const [first] = useState(() => holdMarkdown(value));
  const [rich, setRich] = useState(typeof first === 'string' ? null : first);
  const [isWhole, setWhole] = useState(true);
  if (rich === null)
    return (
      <Textarea
        label="Note"
        description={
          <>
            {typeof first === 'string' && `${REFUSALS[first]} `}
            Markdown: # for a heading, - for a list.{' '}
            <Switch onClick={() => setRich(holdAnyway(value))}>
              {typeof first === 'string' ? 'Use the rich editor all the same' : 'Use the rich editor'}
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
        Write or paste. <Switch onClick={() => setRich(null)}>Write as Markdown</Switch>
      </Text>
      <div className={`${field['field']} ${classes['sheet']}`}>
        <Suspense fallback={<Skeleton h="100%" w="100%" />}>
          <RichNote
            clientId={clientId}
            held={rich}
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
