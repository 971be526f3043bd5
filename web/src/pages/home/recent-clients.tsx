import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Client, clientsQuery } from '../../api/clients.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Section } from '../../components/section.tsx';
import { Time } from '../../components/time.tsx';
import classes from './recent-clients.module.css';

const SHOWN = 6;

export function RecentClients() {
  const clients = useQuery(clientsQuery({ page: 1, limit: SHOWN }));
  const toAll = (
    <Anchor size="sm" renderRoot={(props) => <Link to="/clients" {...props} />}>
      All clients
    </Anchor>
  );
  return (
    <Section title="Clients" actions={toAll}>
      {clients.isError && <ErrorState error={clients.error} onRetry={() => void clients.refetch()} />}
      {clients.isPending && (
        <Stack gap="xs" aria-busy="true">
          {Array.from({ length: SHOWN }, (_, row) => (
            <Skeleton key={row} height={46} />
          ))}
        </Stack>
      )}
      {clients.isSuccess && clients.data.results.length === 0 && (
        <EmptyState
          icon={IconUsers}
          title="No clients yet"
          action={<Button renderRoot={(props) => <Link to="/clients" {...props} />}>Add the first client</Button>}
        >
          A client holds the notes you work from and the reports you write.
        </EmptyState>
      )}
      {clients.isSuccess && clients.data.results.length > 0 && (
        <ul className={classes.list}>
          {clients.data.results.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ClientRow({ client }: { client: Client }) {
  return (
    <li>
      <Link to="/clients/$clientId" params={{ clientId: String(client.id) }} className={classes.row}>
        <Text span fw={550}>
          {client.first_name} {client.last_name}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Text span size="sm" c="dimmed">
            {client.is_org_client ? '' : 'Private · '}
            <Time at={client.updated_at} />
          </Text>
          <IconChevronRight size={16} aria-hidden />
        </Group>
      </Link>
    </li>
  );
}
