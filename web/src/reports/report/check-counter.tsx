import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp, IconHelpCircle } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { chainInText } from '../../editor/chain-in-text.ts';
import { findSentences, listBlockSentences } from '../../editor/find-sentences.ts';
import { useShownState } from '../../editor/use-shown-state.ts';
import classes from './report.module.css';

interface Count {
  total: number;
  contradictions: number;
}

const STEPS: [label: string, direction: 1 | -1, icon: Icon][] = [
  ['Previous sentence without support', -1, IconChevronUp],
  ['Next sentence without support', 1, IconChevronDown],
];

/** Block by block, since the sentences of a block are known unless it was edited. */
function countSentences(editor: Editor): Count {
  const count = { total: 0, contradictions: 0 };
  for (const block of editor.state.doc.children) {
    for (const { mark } of listBlockSentences(block, 'unsupported')) {
      count.total += 1;
      if (mark.attrs['reason'] === 'contradiction') count.contradictions += 1;
    }
  }
  return count;
}

/** Contradictions are counted apart from sentences that were not found. */
export function describeCount(total: number, contradictions: number): string {
  const toCheck = `${total} to check`;
  if (contradictions === 0) return toCheck;
  return `${toCheck}, ${contradictions} contradicted`;
}

/** How many sentences the notes do not support, and buttons to go from one to the next. */
export function CheckCounter({ editor }: { editor: Editor }) {
  const { total, contradictions } = useShownState(editor, countSentences);
  if (total === 0) return null;
  const words = describeCount(total, contradictions);
  const go = (direction: 1 | -1): void => {
    const sentences = findSentences(editor.state.doc, 'unsupported');
    const { from } = editor.state.selection;
    const next =
      direction === 1
        ? (sentences.find((each) => each.from > from) ?? sentences[0])
        : (sentences.findLast((each) => each.to < from) ?? sentences.at(-1));
    if (next === undefined) return;
    chainInText(editor)
      .setTextSelection(next.from + 1)
      .run();
  };
  return (
    <Group gap={2} wrap="nowrap" className={classes['counter'] ?? ''}>
      <IconHelpCircle size={17} aria-hidden />
      <Text span size="sm" fw={550} data-testid="to-check">
        {words}
      </Text>
      {STEPS.map(([label, direction, StepIcon]) => (
        <Tooltip key={label} label={label}>
          <ActionIcon variant="subtle" color="gray" size={26} aria-label={label} onClick={() => go(direction)}>
            <StepIcon size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
