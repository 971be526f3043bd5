import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Client, clientsQuery } from '../../api/clients.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { RowSkeletons } from '../../components/row-skeletons.tsx';
import { Section } from '../../components/section.tsx';
import { Time } from '../../components/time.tsx';
import classes from './home.module.css';

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
      <Loaded query={clients} skeleton={<RowSkeletons count={SHOWN} height={46} />}>
        {({ results }) =>
          results.length === 0 ? (
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
            <ul className={classes.list}>
              {results.map((client) => (
                <ClientRow key={client.id} client={client} />
              ))}
            </ul>
          )
        }
      </Loaded>
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
