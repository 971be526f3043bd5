import { Button, Group, Text } from '@mantine/core';
import { checkDocument } from '@casewright/document';
import type { Fragment } from '@tiptap/pm/model';
import { useMemo, useState } from 'react';
import { Banner } from '../../components/layouts/banner.tsx';
import { ChooseText } from '../differences/choose-text.tsx';
import { compareLines } from '../differences/compare-lines.ts';
import { Differences } from '../differences/differences.tsx';
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

function ShownDialog({ section, onTake, onRefuse }: Omit<RewrittenDialogProps, 'isTyping'>) {
  const { label, before, after } = section;
  const lines = useMemo(() => compareLines(linesOf(after), linesOf(before)), [before, after]);
  const isSame = lines.every(({ change }) => change === 'none');
  return (
    <ChooseText
      title={`“${label}” was written again`}
      label="What changed"
      other={{ action: 'Keep the previous text', run: onRefuse }}
      mine={{ action: 'Use the new text', onChoose: onTake, isUsual: true }}
      onEscape={onTake}
    >
      {isSame ? (
        <Text>The words are the same. Only the passages they rest on have changed.</Text>
      ) : (
        <Differences lines={lines} names={NAMES} />
      )}
    </ChooseText>
  );
}

function linesOf(content: Fragment): Line[] {
  return listLines(checkDocument({ type: 'doc', content: content.toJSON() as unknown }).content);
}
