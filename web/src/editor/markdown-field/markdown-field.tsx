import { Anchor, Input, Skeleton, Text, Textarea } from '@mantine/core';
import type { ParseOptions } from '@casewright/document';
import { type ReactNode, Suspense, useState } from 'react';
import { isHeldByEditor } from './held-markdown.ts';
import field from '../editor-field.module.css';
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
  parseOptions?: ParseOptions;
  renderRich: (props: RichMarkdownProps) => ReactNode;
  onChange: (markdown: string) => void;
}

/** Text that is kept as Markdown: in the rich editor, or as Markdown where the editor would rewrite what is there. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, noun, value, maxLength, rows, placeholder, error, renderRich, onChange } = props;
  const isHeldNow = (): boolean => isHeldByEditor(value, props.parseOptions);
  const [isHeld] = useState(isHeldNow);
  const [isRich, setRich] = useState(isHeld);
  const [isWhole, setWhole] = useState(true);
  if (!isRich)
    return (
      <Textarea
        label={label}
        description={
          <>
            {isHeld ? '' : `This ${noun} is edited as Markdown, because the rich editor would rewrite some of it. `}
            Markdown: # for a heading, - for a list.{' '}
            <Switch onClick={() => setRich(true)}>
              {isHeldNow() ? 'Use the rich editor' : 'Use the rich editor all the same'}
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
        Write or paste. <Switch onClick={() => setRich(false)}>Write as Markdown</Switch>
      </Text>
      <div className={`${field['field']} ${classes['sheet']}`}>
        <Suspense fallback={<Skeleton h="100%" w="100%" />}>
          {renderRich({
            markdown: value,
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
