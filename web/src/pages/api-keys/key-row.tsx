import { Button, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiKey, apiKeysQuery, revokeApiKey } from '../../api/api-keys.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { NamedCell } from '../../components/lists/named-cell.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';

interface KeyRowProps {
  apiKey: ApiKey;
  hasMaker: boolean;
}

export function KeyRow({ apiKey, hasMaker }: KeyRowProps) {
  const queryClient = useQueryClient();
  const [isAsking, asking] = useDisclosure(false);
  const [now] = useState(() => Date.now());
  const isExpired = apiKey.expires_at !== null && Date.parse(apiKey.expires_at) <= now;
  const revoke = async (): Promise<void> => {
    await revokeApiKey(apiKey.id);
    notifications.show({ message: `The key “${apiKey.name}” no longer works.` });
    await queryClient.invalidateQueries(apiKeysQuery);
  };
  return (
    <Table.Tr>
      <NamedCell name={apiKey.name} code={apiKey.hint && `${apiKey.hint}…`} />
      {hasMaker && (
        <Table.Td>
          <Text size="sm" c="dimmed">
            {apiKey.created_by?.name ?? '–'}
          </Text>
        </Table.Td>
      )}
      <Table.Td>
        <Time at={apiKey.created_at} format="date" size="sm" c="dimmed" />
      </Table.Td>
      <Table.Td>
        <Time at={apiKey.last_used_at} size="sm" c="dimmed" />
      </Table.Td>
      <Table.Td>
        {isExpired ? (
          <StatusBadge status="expired" />
        ) : (
          <Time at={apiKey.expires_at} format="date" size="sm" c="dimmed" />
        )}
      </Table.Td>
      <Table.Td ta="right">
        {apiKey.revoked_at === null ? (
          <Button variant="default" size="xs" aria-label={`Revoke ${apiKey.name}`} onClick={asking.open}>
            Revoke
          </Button>
        ) : (
          <StatusBadge status="revoked" />
        )}
        <ConfirmDialog
          opened={isAsking}
          onClose={asking.close}
          title={`Revoke “${apiKey.name}”?`}
          action="Revoke the key"
          isDangerous
          onConfirm={revoke}
        >
          Software that uses it is refused from this moment on. A revoked key never works again.
        </ConfirmDialog>
      </Table.Td>
    </Table.Tr>
  );
}
