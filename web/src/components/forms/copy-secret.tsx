import { Code, Group, Paper, Stack, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';

interface CopySecretProps {
  label: string;
  secret: string;
  /** Such as that it is shown only once. */
  note?: string;
}

export function CopySecret({ label, secret, note }: CopySecretProps) {
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <Group gap="sm" wrap="nowrap" align="center">
          <Code block fz="sm" style={{ flex: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {secret}
          </Code>
          <CopyButton text={secret} />
        </Group>
        {note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
