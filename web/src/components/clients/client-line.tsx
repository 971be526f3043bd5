import { Group } from '@mantine/core';
import type { Client } from '../../api/clients.ts';
import { PersonName } from '../person.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { formatDate } from '../times/time.tsx';

/** Who a client is, enough to tell two of the same name apart. */
export function ClientLine({ client }: { client: Client }) {
  const born = client.date_of_birth === null ? 'Date of birth unknown' : `Born ${formatDate(client.date_of_birth)}`;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm" flex={1} miw={0}>
      <PersonName name={`${client.first_name} ${client.last_name}`} detail={born} size="md" />
      {!client.is_org_client && <StatusBadge status="private" />}
    </Group>
  );
}
