import { Button, Collapse, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { useId } from 'react';
import type { Connection } from '../../api/connections.ts';
import type { LaunchStatus } from '../../api/launches.ts';
import { Figures } from '../../components/lists/figures.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';
import { describeEnd } from './describe-end.ts';
import { RevokeConnection } from './revoke-connection.tsx';
import { showCount, sumSessions } from './session-counts.ts';
import { SessionsTable } from './sessions-table.tsx';

const COUNTS: [LaunchStatus, string][] = [
  ['created', 'Waiting'],
  ['opened', 'Being written'],
  ['completed', 'Sent'],
  ['expired', 'Expired'],
];

export function ConnectionCard({ connection }: { connection: Connection }) {
  const { partner, revoked_at: revokedAt } = connection;
  const [isOpen, { toggle }] = useDisclosure(false);
  const [isRevoking, revoking] = useDisclosure(false);
  const titleId = useId();
  const panelId = useId();
  const total = sumSessions(
    connection,
    COUNTS.map(([status]) => status),
  );
  const CardIcon = revokedAt === null ? IconPlugConnected : IconPlugConnectedX;
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder p={{ base: 'lg', sm: 'xl' }}>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start" gap="md">
          <Group gap="md" wrap="nowrap" align="flex-start">
            <ThemeIcon variant="light" color={revokedAt === null ? 'pine' : 'gray'} size={44} radius="md">
              <CardIcon size={24} stroke={1.5} aria-hidden />
            </ThemeIcon>
            <Stack gap={4}>
              <Group gap="sm">
                <Title order={2} id={titleId}>
                  {partner.name}
                </Title>
                <StatusBadge status={revokedAt === null ? 'active' : 'revoked'} />
              </Group>
              <Text size="sm" c="dimmed">
                Connected <Time at={connection.connected_at} format="date" /> by {connection.connected_by.name}
                {revokedAt !== null && (
                  <>
                    . Ended <Time at={revokedAt} /> {describeEnd(connection.revoked_reason)}
                  </>
                )}
              </Text>
            </Stack>
          </Group>
          {revokedAt === null && (
            <Button variant="default" aria-label={`Revoke ${partner.name}`} onClick={revoking.open}>
              Revoke
            </Button>
          )}
        </Group>
        <Figures
          cols={{ base: 2, xs: 4 }}
          figures={COUNTS.map(([status, label]) => [label, showCount(connection, status)] as const)}
        />
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            ml={-8}
            disabled={total === 0}
            aria-expanded={isOpen}
            aria-controls={panelId}
            rightSection={isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
            onClick={toggle}
          >
            {total === 0 ? 'No sessions yet' : `${isOpen ? 'Hide' : 'Show'} ${countSessions(total)}`}
          </Button>
          <Collapse id={panelId} expanded={isOpen}>
            {isOpen && <SessionsTable connection={connection} />}
          </Collapse>
        </div>
      </Stack>
      {isRevoking && <RevokeConnection connection={connection} onClose={revoking.close} />}
    </Paper>
  );
}

function countSessions(total: number | undefined): string {
  if (total === undefined) return 'the sessions';
  return total === 1 ? 'the session' : `${total} sessions`;
}
