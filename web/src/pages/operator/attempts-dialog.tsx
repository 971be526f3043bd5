import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../components/forms/dialog.tsx';
import { Attempts } from '../../components/deliveries/attempts.tsx';
import { Loaded } from '../../components/loaded.tsx';
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
    <Dialog opened onClose={onClose} title="Attempts" size="lg">
      <Loaded query={attempts} skeleton={<Skeleton height={80} />}>
        {(list) => (
          <Attempts
            attempts={list.map(({ started_at: at, duration_ms: took, lag_ms: lag, ...attempt }) => ({
              ...attempt,
              at,
              detail: `after ${took} ms, ${lag} ms later than it was due`,
            }))}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
