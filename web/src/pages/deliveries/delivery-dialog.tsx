import { Code, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../components/forms/dialog.tsx';
import { type Delivery, deliveryQuery } from '../../api/deliveries.ts';
import { Attempts } from '../../components/deliveries/attempts.tsx';
import { describeEvent } from '../../components/deliveries/delivery-words.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Time } from '../../components/times/time.tsx';

interface DeliveryDialogProps {
  deliveryId: string;
  onClose: () => void;
}

export function DeliveryDialog({ deliveryId, onClose }: DeliveryDialogProps) {
  const delivery = useQuery(deliveryQuery(deliveryId));
  return (
    <Dialog opened onClose={onClose} title="Delivery" size="lg">
      <Loaded query={delivery} skeleton={<Skeleton height={160} />}>
        {(data) => <Details delivery={data} />}
      </Loaded>
    </Dialog>
  );
}

function Details({ delivery }: { delivery: Delivery }) {
  return (
    <Stack gap="lg">
      <div>
        <Text fw={600}>
          {describeEvent(delivery.type)}, to {delivery.partner_name}
        </Text>
        <Text size="sm" c="dimmed">
          Made <Time at={delivery.created_at} format="full" />
        </Text>
        <Text size="sm" c="dimmed">
          Event <Code>{delivery.id}</Code>
        </Text>
      </div>
      <Attempts
        attempts={delivery.attempts.map((attempt) => ({ ...attempt, detail: `after ${attempt.duration_ms} ms` }))}
      />
      {delivery.state === 'pending' && delivery.next_attempt_at !== null && (
        <Text size="sm">
          Next attempt <Time at={delivery.next_attempt_at} />.
        </Text>
      )}
      {delivery.state === 'failed' && (
        <Text size="sm">
          It will not be retried automatically. Whoever operates this service can send it once more.
        </Text>
      )}
    </Stack>
  );
}
