import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconChevronRight, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { UsedClient } from '../../api/home.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';
import classes from './home.module.css';

/** The clients that the member used last, the latest first. */
export function LastClients({ clients }: { clients: UsedClient[] }) {
  const toAll = (
    <Anchor size="sm" renderRoot={(props) => <Link to="/clients" {...props} />}>
      All clients
    </Anchor>
  );
  return (
    <Section title="Clients" actions={toAll}>
      {clients.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title="No clients yet"
          action={
            <Button component={Link} to="/clients">
              Add the first client
            </Button>
          }
        >
          A client holds the notes you work from and the reports you write.
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label="Clients by last use">
          {clients.map((client) => (
            <li key={client.id}>
              <ClientLink client={client} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function ClientLink({ client }: { client: UsedClient }) {
  return (
    <Link to="/clients/$clientId" params={{ clientId: String(client.id) }} className={classes.row}>
      <Text span fw={550} truncate className={classes.name ?? ''}>
        {client.name}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Text span size="sm" c="dimmed">
          {!client.is_org_client && (client.used_at === null ? 'Private' : 'Private · ')}
          {client.used_at !== null && <Time at={client.used_at} />}
        </Text>
        <IconChevronRight size={16} aria-hidden />
      </Group>
    </Link>
  );
}
