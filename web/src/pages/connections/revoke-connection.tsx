import { List, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type Connection, CONNECTIONS, revokeConnection } from '../../api/connections.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { sumSessions } from './session-counts.ts';

interface RevokeConnectionProps {
  connection: Connection;
  onClose: () => void;
}

export function RevokeConnection({ connection, onClose }: RevokeConnectionProps) {
  const { id, partner } = connection;
  const queryClient = useQueryClient();
  const revoke = async (): Promise<void> => {
    await revokeConnection(id);
    notifications.show({ message: `${partner.name} is no longer connected.` });
    await queryClient.invalidateQueries({ queryKey: CONNECTIONS });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Revoke the connection with ${partner.name}?`}
      action="Revoke the connection"
      isDangerous
      onConfirm={revoke}
    >
      <Stack gap="sm">
        <List size="sm" spacing={6}>
          <List.Item>{partner.name} can ask for nothing and fetch nothing from this moment on.</List.Item>
          <List.Item>{describeEnding(connection)}</List.Item>
          <List.Item>Reports it has fetched already stay with {partner.name}. Yours stay here.</List.Item>
        </List>
        <Text size="sm">This cannot be undone. To work together again, an admin has to connect again.</Text>
      </Stack>
    </ConfirmDialog>
  );
}

function describeEnding(connection: Connection): string {
  const ending = sumSessions(connection, ['created', 'opened']);
  if (ending === 0) return 'No session is open at the moment.';
  const many = ending ?? `More than ${connection.sessions_counted_to}`;
  const sessions = ending === 1 ? 'One open session ends' : `${many} open sessions end`;
  return `${sessions}. What clinicians are writing for it stays in your reports, but can no longer be sent.`;
}
