import { Badge, Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, type ListedSession, sessionsQuery } from '../../api/account.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { Time } from '../../components/times/time.tsx';
import classes from './session-row.module.css';

export function SessionRow({ session }: { session: ListedSession }) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => endSession(session.id),
    onSuccess: () => queryClient.invalidateQueries(sessionsQuery),
  });
  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="md">
        <Group gap="md" wrap="nowrap">
          <ThemeIcon variant="light" color="gray" size={38} radius="xl">
            <IconDeviceDesktop size={20} stroke={1.6} aria-hidden />
          </ThemeIcon>
          <Stack gap={2}>
            <Group gap="xs">
              <Text size="sm" fw={550}>
                {session.browser}
              </Text>
              {session.is_current && (
                <Badge variant="light" tt="none" radius="sm">
                  This browser
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              Last used <Time at={session.last_seen_at} />
              {session.ip !== null && `, from ${session.ip}`}. Signed in <Time at={session.created_at} />.
            </Text>
          </Stack>
        </Group>
        {!session.is_current && (
          <Button
            variant="default"
            size="xs"
            loading={end.isPending}
            aria-label={`End the session in ${session.browser}`}
            onClick={() => end.mutate()}
          >
            End
          </Button>
        )}
      </Group>
      <FormError error={end.error} />
    </li>
  );
}
