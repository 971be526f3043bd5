import { Button, Group, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../api/api-error.ts';
import type { WebhookEvent } from '../../api/operator.ts';
import { NamedCell } from '../../components/lists/named-cell.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';
import { AttemptsDialog } from './attempts-dialog.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';
import { showFailure } from '../../components/show-failure.ts';

export function EventRow({ event }: { event: WebhookEvent }) {
  const operator = useOperator();
  const queryClient = useQueryClient();
  const [isOpen, dialog] = useDisclosure(false);
  const again = useMutation({
    mutationFn: () => operator.sendAgain(event.id),
    onSuccess: async () => {
      notifications.show({ message: 'The event is being sent again.' });
      await queryClient.invalidateQueries({ queryKey: OPERATOR });
    },
    onError: (error) => showFailure(describeError(error)),
  });
  return (
    <Table.Tr>
      <NamedCell name={event.type} code={event.session_id ?? event.id} />
      <Table.Td>
        <StatusBadge status={event.state} />
      </Table.Td>
      <Table.Td>
        <Time at={event.created_at} size="sm" />
      </Table.Td>
      <Table.Td>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={dialog.open}
          aria-label={`${event.attempts} attempts of ${event.id}`}
        >
          {event.attempts}
        </Button>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end">
          {event.state !== 'pending' && (
            <Button
              variant="default"
              size="xs"
              loading={again.isPending}
              aria-label={`Send again: ${event.id}`}
              onClick={() => again.mutate()}
            >
              Send again
            </Button>
          )}
        </Group>
        {isOpen && <AttemptsDialog eventId={event.id} onClose={dialog.close} />}
      </Table.Td>
    </Table.Tr>
  );
}
