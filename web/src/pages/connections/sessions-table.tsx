import { Anchor, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Connection, type ConnectionSession, connectionSessionsQuery } from '../../api/connections.ts';
import { Loaded } from '../../components/loaded.tsx';
import { MoreRows } from '../../components/lists/more-rows.tsx';
import { NamedCell } from '../../components/lists/named-cell.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';
import { findLastStep } from './last-step.ts';

const LIMIT = 10;
const COLUMNS = ['Clinician', 'State', 'Asked for', 'Last step', 'Deliveries'];

export function SessionsTable({ connection }: { connection: Connection }) {
  const sessions = useInfiniteQuery(connectionSessionsQuery(connection.id, LIMIT));
  return (
    <Loaded query={sessions} skeleton={<RowSkeletons count={4} />}>
      {({ pages }) => (
        <>
          <ScrollTable label={`Sessions of ${connection.partner.name}`} columns={COLUMNS}>
            {pages.flatMap(({ results }) =>
              results.map((session) => <SessionRow key={session.session_id} session={session} />),
            )}
          </ScrollTable>
          <MoreRows query={sessions} />
        </>
      )}
    </Loaded>
  );
}

function SessionRow({ session }: { session: ConnectionSession }) {
  const { session_id: sessionId, clinician, status } = session;
  const [step, at] = findLastStep(session);
  return (
    <Table.Tr>
      <NamedCell name={clinician.name} code={sessionId} />
      <Table.Td>
        <StatusBadge status={status} />
      </Table.Td>
      <Table.Td>
        <Time at={session.created_at} size="sm" c="dimmed" />
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed">
          {step} <Time at={at} />
        </Text>
      </Table.Td>
      <Table.Td>
        <Anchor
          size="sm"
          aria-label={`Deliveries of ${sessionId}`}
          renderRoot={(props) => <Link to="/practice/deliveries" search={{ session_id: sessionId }} {...props} />}
        >
          Deliveries
        </Anchor>
      </Table.Td>
    </Table.Tr>
  );
}
