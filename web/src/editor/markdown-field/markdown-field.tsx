import { Anchor, Input, Skeleton, Text, Textarea } from '@mantine/core';
import type { ParseOptions } from '@casewright/document';
import { type ReactNode, Suspense, useState } from 'react';
import field from '../editor-field.module.css';
import { holdAnyway, holdMarkdown, type Refusal } from './held-markdown.ts';
import classes from './markdown-field.module.css';
import type { RichMarkdownProps } from './rich-markdown.ts';

interface MarkdownFieldProps {
  label: string;
  /** What it is the text of, as in "this note". */
  noun: string;
  value: string;
  maxLength: number;
  rows: { min: number; max: number };
  placeholder?: string;
  error: ReactNode;
  isFocused?: boolean;
  /** Of the rich editor. */
  height: string;
  parseOptions?: ParseOptions;
  renderRich: (props: RichMarkdownProps) => ReactNode;
  onChange: (markdown: string) => void;
}

/** Why a text is shown as Markdown. */
const REFUSALS: Record<Refusal, string> = {
  'too-long': 'it is too long for the rich editor',
  'unseen-lines': 'it has lines that the rich editor does not show, such as addresses of links',
};

/** Text that is kept as Markdown: in the rich editor, or as Markdown where the editor cannot hold all of it. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, noun, value, maxLength, rows, placeholder, error, renderRich, onChange } = props;
  const [first] = useState(() => holdMarkdown(value, props.parseOptions));
  const [rich, setRich] = useState(typeof first === 'string' ? null : first);
  const [isWhole, setWhole] = useState(true);
  if (rich === null)
    return (
      <Textarea
        label={label}
        description={
          <>
            {typeof first === 'string' && `This ${noun} is edited as Markdown, because ${REFUSALS[first]}. `}
            Markdown: # for a heading, - for a list.{' '}
            <Switch onClick={() => setRich(holdAnyway(value, props.parseOptions))}>
              {typeof first === 'string' ? 'Use the rich editor anyway' : 'Use the rich editor'}
            </Switch>
          </>
        }
        placeholder={placeholder}
        autosize
        minRows={rows.min}
        maxRows={rows.max}
        maxLength={maxLength}
        data-autofocus={props.isFocused}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <div>
      <Text size="sm" fw={500} aria-hidden>
        {label}
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        Write or paste. <Switch onClick={() => setRich(null)}>Write as Markdown</Switch>
      </Text>
      <div className={`${field['field']} ${classes['sheet']}`} style={{ height: props.height }}>
        <Suspense fallback={<Skeleton h="100%" w="100%" />}>
          {renderRich({
            held: rich,
            onChange: (markdown, isKept) => {
              setWhole(isKept);
              onChange(markdown);
            },
          })}
        </Suspense>
      </div>
      {!isWhole && (
        <Text size="sm" mt={6} role="status">
          A {noun} is kept as Markdown. Some of what you have set, such as alignment or page breaks, will not be kept.
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
