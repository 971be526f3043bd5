import { Alert, Anchor, Code, Paper, Stack } from '@mantine/core';
import { IconFilter, IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { deliveriesQuery, type DeliveryState } from '../../api/deliveries.ts';
import { AdminsOnly } from '../../components/admins-only.tsx';
import { DeliveryStates } from '../../components/deliveries/delivery-states.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { MoreRows } from '../../components/lists/more-rows.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { DeliveryRow } from './delivery-row.tsx';

const LIMIT = 20;
const POLL_MS = 5_000;
const COLUMNS = ['Event', 'Partner', 'State', 'Made', 'Attempts', ''];

export function DeliveriesPage() {
  return (
    <AdminsOnly title="Deliveries">
      <Deliveries />
    </AdminsOnly>
  );
}

function Deliveries() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/member/shell/practice/deliveries' });
  const { state, session_id: sessionId } = search;
  const deliveries = useInfiniteQuery({
    ...deliveriesQuery(search, LIMIT),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ results }) => results.some((delivery) => delivery.state === 'pending')) === true
        ? POLL_MS
        : false,
  });
  const choose = (next: DeliveryState | undefined): void => {
    void navigate({ to: '.', search: { ...search, state: next }, replace: true, resetScroll: false });
  };
  return (
    <>
      <PageHeader
        title="Deliveries"
        description="What partners were told about your sessions: opened, completed, expired. Never clinical text."
      />
      <Stack gap="md">
        <div>
          <DeliveryStates state={state} onChange={choose} />
        </div>
        {sessionId !== undefined && (
          <Alert variant="light" color="gray" icon={<IconFilter size={18} aria-hidden />}>
            Only those of session <Code>{sessionId}</Code>.{' '}
            <Anchor inherit underline="always" renderRoot={(props) => <Link to="/practice/deliveries" {...props} />}>
              Show all
            </Anchor>
          </Alert>
        )}
        <Paper withBorder px="md" py="xs">
          <Loaded query={deliveries} skeleton={<RowSkeletons count={8} height={48} />}>
            {({ pages }) => {
              const rows = pages.flatMap(({ results }) => results);
              if (rows.length === 0) {
                return <NoDeliveries isFiltered={state !== undefined || sessionId !== undefined} />;
              }
              return (
                <>
                  <ScrollTable label="Deliveries" columns={COLUMNS} minWidth={720}>
                    {rows.map((delivery) => (
                      <DeliveryRow key={delivery.id} delivery={delivery} />
                    ))}
                  </ScrollTable>
                  <MoreRows query={deliveries} />
                </>
              );
            }}
          </Loaded>
        </Paper>
      </Stack>
    </>
  );
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={IconSend} title="No deliveries in this state">
        Choose another state to see the rest.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconSend} title="No deliveries yet">
      As soon as a partner’s session is opened, completed or expires, the partner is told, and it shows here whether the
      message arrived.
    </EmptyState>
  );
}
