import { Button, Container } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { usePageTitle } from '../../components/layouts/page-header.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <Container size="sm" py={80} component="main">
      <EmptyState
        isPage
        icon={IconCompass}
        title="There is no such page"
        action={
          <Button component="a" href="/" variant="light">
            Go to the start page
          </Button>
        }
      >
        The address may be mistyped, or what it led to is gone or not visible to you.
      </EmptyState>
    </Container>
  );
}
