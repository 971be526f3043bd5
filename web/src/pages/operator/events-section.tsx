import { Skeleton } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryState } from '../../api/deliveries.ts';
import { DeliveryStates } from '../../components/deliveries/delivery-states.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { MoreRows } from '../../components/lists/more-rows.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { EventRow } from './event-row.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';

const LIMIT = 20;
const COLUMNS = ['Event', 'State', 'Made', 'Attempts', ''];

export function EventsSection() {
  const operator = useOperator();
  const [state, setState] = useState<DeliveryState>();
  const events = useInfiniteQuery({
    queryKey: [...OPERATOR, 'events', state],
    queryFn: ({ pageParam }) => operator.listEvents({ state, before: pageParam, limit: LIMIT }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < LIMIT ? undefined : page.at(-1)?.id),
  });
  return (
    <Section
      title="Webhook deliveries"
      description="Of all partners, the newest first."
      actions={<DeliveryStates state={state} onChange={setState} />}
    >
      <Loaded query={events} skeleton={<Skeleton height={160} />}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState icon={IconSend} title="No deliveries">
              An event is listed here as soon as a launch session changes its state.
            </EmptyState>
          ) : (
            <ScrollTable label="Webhook deliveries" columns={COLUMNS} minWidth={640}>
              {pages.flat().map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ScrollTable>
          )
        }
      </Loaded>
      <MoreRows query={events} />
    </Section>
  );
}
