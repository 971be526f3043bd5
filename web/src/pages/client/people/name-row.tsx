import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import rows from '../../../components/rows.module.css';

interface NameRowProps {
  name: string;
  detail: string;
  testId: string;
  /** The buttons. */
  children: ReactNode;
}

export function NameRow({ name, detail, testId, children }: NameRowProps) {
  return (
    <li className={rows['row']} data-testid={testId}>
      <div className={rows['main']}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      <Group gap="xs" className={rows['end'] ?? ''}>
        {children}
      </Group>
    </li>
  );
}
