import { Code, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WebhookAttempt } from '../../api/operator.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Time } from '../../components/time.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';

interface AttemptsDialogProps {
  eventId: string;
  onClose: () => void;
}

export function AttemptsDialog({ eventId, onClose }: AttemptsDialogProps) {
  const operator = useOperator();
  const attempts = useQuery({
    queryKey: [...OPERATOR, 'attempts', eventId],
    queryFn: () => operator.listAttempts(eventId),
  });
  return (
    <Modal opened onClose={onClose} title="Attempts" size="lg">
      {attempts.isError && <ErrorState error={attempts.error} onRetry={() => void attempts.refetch()} />}
      {attempts.isPending && <Skeleton height={80} />}
      {attempts.isSuccess && attempts.data.length === 0 && <Text size="sm">It has not been tried yet.</Text>}
      <Stack gap="lg">
        {attempts.data?.map((attempt) => (
          <Attempt key={attempt.started_at} attempt={attempt} />
        ))}
      </Stack>
    </Modal>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const answer = attempt.status === null ? 'no answer' : `status ${attempt.status}`;
  const outcome = attempt.error?.replaceAll('_', ' ') ?? 'accepted';
  return (
    <Stack gap={4}>
      <Text size="sm" fw={550}>
        Attempt {attempt.attempt}: {outcome}, {answer}
      </Text>
      <Text size="sm" c="dimmed">
        <Time at={attempt.started_at} format="full" />, {attempt.duration_ms} ms, {attempt.lag_ms} ms after it was due
      </Text>
      {attempt.answer !== null && attempt.answer !== '' && <Code block>{attempt.answer}</Code>}
    </Stack>
  );
}
