import { Button, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ListedDelivery } from '../../api/deliveries.ts';
import { describeEvent, describeOutcome } from '../../components/deliveries/delivery-words.ts';
import { NamedCell } from '../../components/lists/named-cell.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

export function DeliveryRow({ delivery }: { delivery: ListedDelivery }) {
  const [isOpen, dialog] = useDisclosure(false);
  const { attempts, state, last_error: error, last_status: status } = delivery;
  return (
    <Table.Tr>
      <NamedCell name={describeEvent(delivery.type)} code={delivery.session_id} />
      <Table.Td>
        <Text size="sm">{delivery.partner_name}</Text>
      </Table.Td>
      <Table.Td>
        <Stack gap={2} align="flex-start">
          <StatusBadge status={state} />
          {error !== null && state !== 'delivered' && (
            <Text size="xs" c="dimmed">
              {describeOutcome({ status, error })}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td>
        <Time at={delivery.created_at} size="sm" c="dimmed" />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{attempts}</Text>
        {state === 'pending' && delivery.next_attempt_at !== null && attempts > 0 && (
          <Text size="xs" c="dimmed">
            next <Time at={delivery.next_attempt_at} />
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <Button variant="default" size="xs" aria-label={`Details of ${delivery.id}`} onClick={dialog.open}>
          Details
        </Button>
        {isOpen && <DeliveryDialog deliveryId={delivery.id} onClose={dialog.close} />}
      </Table.Td>
    </Table.Tr>
  );
}
