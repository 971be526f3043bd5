import { Anchor, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconActivity, IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Client } from '../../api/clients.ts';
import { useIsAdmin } from '../../components/admins-only.tsx';
import { ClientForm } from '../../components/clients/client-form.tsx';
import { formatClientName } from '../../components/clients/client-name.ts';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate, Time } from '../../components/times/time.tsx';
import { countYears } from './count-years.ts';

export function ClientHeader({ client }: { client: Client }) {
  const [isEditing, editing] = useDisclosure(false);
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader
        title={formatClientName(client)}
        above={<BackLink />}
        description={<Facts client={client} />}
        actions={
          <>
            {isAdmin && (
              <Button
                variant="default"
                leftSection={<IconActivity size={17} aria-hidden />}
                renderRoot={(props) => (
                  <Link to="/practice/activity" search={{ client_id: String(client.id) }} {...props} />
                )}
              >
                Activity
              </Button>
            )}
            <Button variant="default" leftSection={<IconPencil size={17} aria-hidden />} onClick={editing.open}>
              Edit
            </Button>
          </>
        }
      />
      {isEditing && <ClientForm client={client} canMakePrivate={isAdmin} onClose={editing.close} />}
    </>
  );
}

export function BackLink() {
  return (
    <Anchor size="sm" mb={4} renderRoot={(props) => <Link to="/clients" {...props} />}>
      <Group component="span" gap={6} display="inline-flex">
        <IconArrowLeft size={15} aria-hidden />
        Clients
      </Group>
    </Anchor>
  );
}

function Facts({ client }: { client: Client }) {
  const { date_of_birth: born } = client;
  const [today] = useState(() => new Date());
  return (
    <Group component="span" gap="sm" mt={4} fz="sm">
      <StatusBadge status={client.is_org_client ? 'organisation' : 'private'} />
      <Text span inherit>
        {born === null ? 'Date of birth not known' : `Born ${formatDate(born)}, ${countYears(born, today)}`}
      </Text>
      <Text span inherit>
        {client.pronouns === null ? 'Pronouns not stated' : `Pronouns ${client.pronouns}`}
      </Text>
      <Text span inherit>
        Added <Time at={client.created_at} format="date" />
      </Text>
    </Group>
  );
}
