import { Alert, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface BannerProps {
  color?: string;
  role?: 'alert' | 'status';
  title?: string;
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** Across the whole width, below the head of the writing room. */
export function Banner({ color = 'ochre', role = 'alert', title, children, action }: BannerProps) {
  return (
    <Alert color={color} radius={0} py="xs" role={role} flex="none" {...(title !== undefined && { title })}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{children}</Text>
        {action}
      </Group>
    </Alert>
  );
}
