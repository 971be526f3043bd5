import { Button, Group, SegmentedControl, Skeleton, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryState } from '../../api/deliveries.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Section } from '../../components/section.tsx';
import { EventRow } from './event-row.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';

const LIMIT = 20;
const STATES: { value: DeliveryState | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
];

export function EventsSection() {
  const operator = useOperator();
  const [state, setState] = useState<DeliveryState | 'all'>('all');
  const events = useInfiniteQuery({
    queryKey: [...OPERATOR, 'events', state],
    queryFn: ({ pageParam }) =>
      operator.listEvents({ state: state === 'all' ? undefined : state, before: pageParam, limit: LIMIT }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < LIMIT ? undefined : page.at(-1)?.id),
  });
  const shown = events.data?.pages.flat() ?? [];
  return (
    <Section
      title="Webhook deliveries"
      description="Of all partners, the newest first."
      actions={
        <SegmentedControl
          aria-label="State"
          data={STATES}
          value={state}
          onChange={(value) => setState(value as DeliveryState | 'all')}
        />
      }
    >
      {events.isError && <ErrorState error={events.error} onRetry={() => void events.refetch()} />}
      {events.isPending && <Skeleton height={160} />}
      {events.isSuccess && shown.length === 0 && (
        <EmptyState icon={IconSend} title="No deliveries">
          <Text span inherit>
            Events appear here as soon as a launch session changes its state.
          </Text>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Event</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th>Made</Table.Th>
                <Table.Th>Attempts</Table.Th>
                <Table.Th>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {events.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </Section>
  );
}
