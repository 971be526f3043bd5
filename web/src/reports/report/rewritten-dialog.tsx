import { Button, Group, Modal, Text } from '@mantine/core';
import { checkDocument } from '@casewright/document';
import type { Fragment } from '@tiptap/pm/model';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { FormError } from '../../components/form-error.tsx';
import { compareLines } from '../differences/compare-lines.ts';
import { Differences } from '../differences/differences.tsx';
import classes from '../differences/differences.module.css';
import { type Line, listLines } from '../differences/list-lines.ts';
import type { RewrittenSection } from './use-rewrite.ts';

interface RewrittenDialogProps {
  section: RewrittenSection;
  /** Somebody writes in the text at this moment, and must not lose what they type to a dialog. */
  isTyping: boolean;
  onTake: () => void;
  onRefuse: () => Promise<void>;
}

const NAMES = { before: 'the former text', after: 'the new text' };

/** What writing a section again has changed: at once, or where somebody is typing, when they ask for it. */
export function RewrittenDialog({ isTyping, ...props }: RewrittenDialogProps) {
  const [isShown, show] = useState(!isTyping);
  if (isShown) return <ShownDialog {...props} />;
  return (
    <Banner
      color="pine"
      role="status"
      action={
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => show(true)}>
            Show what changed
          </Button>
          <Button size="xs" variant="default" onClick={props.onTake}>
            Use the new text
          </Button>
        </Group>
      }
    >
      “{props.section.label}” was written again.
    </Banner>
  );
}

/** The focus begins on the differences, so that no key decides by chance. */
function ShownDialog({ section, onTake, onRefuse }: Omit<RewrittenDialogProps, 'isTyping'>) {
  const { label, before, after } = section;
  const lines = useMemo(() => compareLines(linesOf(after), linesOf(before)), [before, after]);
  const refuse = useMutation({ mutationFn: onRefuse });
  const isSame = lines.every(({ change }) => change === 'none');
  return (
    <Modal
      opened
      onClose={onTake}
      withCloseButton={false}
      closeOnClickOutside={false}
      size="min(56rem, 94vw)"
      title={`“${label}” was written again`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={classes['differences']} tabIndex={0} role="group" aria-label="What changed" data-autofocus>
        {isSame ? (
          <Text>The words are the same. Only the passages they rest on have changed.</Text>
        ) : (
          <Differences lines={lines} names={NAMES} />
        )}
      </div>
      <FormError error={refuse.error} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={refuse.isPending} onClick={() => refuse.mutate()}>
          Keep the former text
        </Button>
        <Button onClick={onTake}>Use the new text</Button>
      </Group>
    </Modal>
  );
}

function linesOf(content: Fragment): Line[] {
  return listLines(checkDocument({ type: 'doc', content: content.toJSON() as unknown }).content);
}
