import { Avatar, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface PersonNameProps {
  name: string;
  /** A second line, such as the address. */
  detail?: ReactNode;
  size?: 'sm' | 'md';
}

export function PersonName({ name, detail, size = 'sm' }: PersonNameProps) {
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <Avatar color="pine" size={size === 'sm' ? 30 : 38} radius="xl" aria-hidden>
        {initialsOf(name)}
      </Avatar>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={550} truncate>
          {name}
        </Text>
        {detail !== undefined && (
          <Text size="xs" c="dimmed" truncate>
            {detail}
          </Text>
        )}
      </div>
    </Group>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !/^(dr|mr|ms|mrs|prof)\.?$/i.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return `${first?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}
