import { Skeleton, Stack, Title } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Connection, connectionsQuery } from '../../api/connections.ts';
import { AdminsOnly } from '../../components/admins-only.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { ConnectionCard } from './connection-card.tsx';

export function ConnectionsPage() {
  return (
    <AdminsOnly title="Connections">
      <Connections />
    </AdminsOnly>
  );
}

function Connections() {
  const connections = useQuery(connectionsQuery);
  return (
    <>
      <PageHeader
        title="Connections"
        description="Platforms that may ask your clinicians for reports and fetch what they send, and nothing else."
      />
      <Loaded query={connections} skeleton={<Skeleton height={190} radius="lg" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={IconPlugConnected} title="No platform is connected">
              A connection starts at the partner’s platform. Choose there to connect with Casewright. You are then asked
              here whether you agree.
            </EmptyState>
          ) : (
            <ConnectionGroups connections={list} />
          )
        }
      </Loaded>
    </>
  );
}

function ConnectionGroups({ connections }: { connections: Connection[] }) {
  const live = connections.filter((connection) => connection.revoked_at === null);
  const ended = connections.filter((connection) => connection.revoked_at !== null);
  return (
    <Stack gap="lg">
      {live.map((connection) => (
        <ConnectionCard key={connection.id} connection={connection} />
      ))}
      {ended.length > 0 && (
        <Title order={2} size="h3" mt="md">
          Ended
        </Title>
      )}
      {ended.map((connection) => (
        <ConnectionCard key={connection.id} connection={connection} />
      ))}
    </Stack>
  );
}
