import { Group, Text } from '@mantine/core';
import { IconCircleCheck, IconEqualNot, IconHelpCircle } from '@tabler/icons-react';
import type { UnsupportedReason } from '@casewright/document';
import classes from './report.module.css';

const REASONS: Record<UnsupportedReason, [title: string, detail: string]> = {
  wording: ['Not found in the notes', 'No note says this. Check it, correct it, or take it out.'],
  figures: ['Figures not found in the notes', 'The notes speak of this, but not with these numbers.'],
  contradiction: [
    'Contradicts the notes',
    'The notes say otherwise at this place. Correct the sentence, or take it out.',
  ],
  silence: [
    'A remark, not from the notes',
    'It says what is missing here, or may be done by now. Put what is right in its place, or take it out.',
  ],
};

/** Supported, contradicted or not found: in words, and each with its own icon. */
export function Verdict({ reason }: { reason: UnsupportedReason | null }) {
  const VerdictIcon = reason === null ? IconCircleCheck : reason === 'contradiction' ? IconEqualNot : IconHelpCircle;
  const [title, detail] = reason === null ? ['Supported by the notes', null] : REASONS[reason];
  return (
    <div>
      <Group gap={6} wrap="nowrap" pr={24}>
        <VerdictIcon size={17} className={classes['cardIcon']} aria-hidden />
        <Text size="sm" fw={600}>
          {title}
        </Text>
      </Group>
      {detail !== null && (
        <Text size="sm" c="dimmed" mt={2}>
          {detail}
        </Text>
      )}
    </div>
  );
}
