import { Code, Modal, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Delivery, type DeliveryAttempt, deliveryQuery } from '../../api/deliveries.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Time } from '../../components/time.tsx';
import { describeEvent, describeOutcome } from './delivery-words.ts';

interface DeliveryDialogProps {
  deliveryId: string;
  onClose: () => void;
}

export function DeliveryDialog({ deliveryId, onClose }: DeliveryDialogProps) {
  const delivery = useQuery(deliveryQuery(deliveryId));
  return (
    <Modal opened onClose={onClose} title="Delivery" size="lg">
      <Loaded
        query={delivery}
        skeleton={
          <Stack>
            <Skeleton height={22} width="70%" />
            <Skeleton height={120} />
          </Stack>
        }
      >
        {(data) => <Details delivery={data} />}
      </Loaded>
    </Modal>
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
      {delivery.attempts.length === 0 ? (
        <Text size="sm">It has not been tried yet.</Text>
      ) : (
        <Timeline bulletSize={26} lineWidth={2} active={delivery.attempts.length}>
          {delivery.attempts.map(showAttempt)}
        </Timeline>
      )}
      {delivery.state === 'pending' && delivery.next_attempt_at !== null && (
        <Text size="sm">
          Next attempt <Time at={delivery.next_attempt_at} />.
        </Text>
      )}
      {delivery.state === 'failed' && (
        <Text size="sm">It is not tried again by itself. Whoever operates this service can send it once more.</Text>
      )}
    </Stack>
  );
}

/** No component: the timeline tells its items, which must be its own children, whether they are behind it. */
function showAttempt(attempt: DeliveryAttempt) {
  const isAccepted = attempt.error === null;
  return (
    <Timeline.Item
      key={attempt.at}
      color={isAccepted ? 'pine' : 'red'}
      bullet={isAccepted ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
      title={
        <Text size="sm" fw={550}>
          {describeOutcome(attempt)}
        </Text>
      }
    >
      <Text size="sm" c="dimmed">
        <Time at={attempt.at} format="full" />, after {attempt.duration_ms} ms
      </Text>
      {attempt.answer !== null && attempt.answer !== '' && (
        <Code block mt="xs">
          {attempt.answer}
        </Code>
      )}
    </Timeline.Item>
  );
}
