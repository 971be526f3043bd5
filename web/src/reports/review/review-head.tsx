import { CloseButton, Group, Progress, Text, Title, VisuallyHidden } from '@mantine/core';
import { describeLeft } from './review-steps.ts';
import type { ReviewState } from './use-review.ts';
import classes from './review.module.css';

interface ReviewHeadProps {
  state: ReviewState;
  /** What was done last, for screen readers. */
  told: string;
  onClose: () => void;
}

/** How much is reviewed, and what is left. */
export function ReviewHead({ state: { items, decided, settled, isRechecking }, told, onClose }: ReviewHeadProps) {
  return (
    <div className={classes['head']}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h3">
          Review
        </Title>
        <Group gap="xs" wrap="nowrap">
          <Text fw={600} data-testid="review-progress">
            {settled} of {items.length}
          </Text>
          <CloseButton aria-label="Close the review" onClick={onClose} />
        </Group>
      </Group>
      <Progress value={items.length === 0 ? 100 : (settled / items.length) * 100} mt={6} aria-label="Reviewed" />
      <Text size="sm" c="dimmed" mt={6}>
        {describeLeft(items, decided) ?? 'Nothing is left.'}
      </Text>
      {isRechecking && (
        <Text size="sm" mt={4} role="status">
          The report is being checked against its notes.
        </Text>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}
