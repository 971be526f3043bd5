import { Button, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { formatDuration } from '../components/times/format-duration.ts';

/** The time above a paragraph of a transcript, to play from there. Null: there is nothing to play. */
export function TimeMark({ ms, onSeek }: { ms: number; onSeek: ((ms: number) => void) | null }) {
  const time = formatDuration(ms);
  if (onSeek === null)
    return (
      <Text size="xs" c="dimmed" mb={4}>
        {time}
      </Text>
    );
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      ml={-8}
      leftSection={<IconPlayerPlayFilled size={11} aria-hidden />}
      onClick={() => onSeek(ms)}
      aria-label={`Play from ${time}`}
    >
      {time}
    </Button>
  );
}
