import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** A way back, above the title. */
  above?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

export function PageHeader({ title, description, above, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <Stack gap={4} mb="xl">
      {above}
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={4} maw={720} flex="1 1 20rem">
          <Title order={1} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {description !== undefined && <Text c="dimmed">{description}</Text>}
        </Stack>
        {actions !== undefined && <Group gap="sm">{actions}</Group>}
      </Group>
    </Stack>
  );
}

/** The browser's title, for pages with a header of their own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Casewright`;
  }, [title]);
}
