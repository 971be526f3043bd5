import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError } from '../api/api-error.ts';

interface ErrorStateProps {
  error: unknown;
  title?: string;
  /** Where it is the whole page, its title is the page's. */
  isPage?: boolean;
  onRetry?: () => void;
}

/** In the place of what could not be loaded. */
export function ErrorState({ error, title = 'This could not be loaded', isPage = false, onRetry }: ErrorStateProps) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" role="alert">
      <ThemeIcon variant="light" color="red" size={48} radius="xl">
        <IconAlertTriangle size={24} aria-hidden />
      </ThemeIcon>
      <Title order={isPage ? 1 : 2} size={isPage ? 'h2' : 'h3'} ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={480}>
        {describeError(error)}
      </Text>
      {onRetry !== undefined && (
        <Button mt="xs" variant="light" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
