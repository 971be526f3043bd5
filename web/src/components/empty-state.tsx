import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: Icon;
  title: string;
  color?: string;
  /** What will be shown here, and how it gets here. */
  children?: ReactNode;
  /** Where it is the whole page, its title is the page's. */
  isPage?: boolean;
  /** The button that does the first step. */
  action?: ReactNode;
  /** Where to go from here instead. */
  wayOut?: { to: string; label: string };
}

export function EmptyState(props: EmptyStateProps) {
  const { icon: IconShown, title, color = 'pine', children, action, wayOut, isPage = false } = props;
  return (
    <Stack align="center" gap="sm" py={48} px="md">
      <ThemeIcon variant="light" color={color} size={56} radius="xl">
        <IconShown size={28} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Title order={isPage ? 1 : 2} size={isPage ? 'h2' : 'h3'} ta="center">
        {title}
      </Title>
      {children !== undefined && (
        <Text c="dimmed" ta="center" maw={460}>
          {children}
        </Text>
      )}
      {action !== undefined && <div>{action}</div>}
      {wayOut !== undefined && (
        <Button component={Link} to={wayOut.to} variant="light">
          {wayOut.label}
        </Button>
      )}
    </Stack>
  );
}
