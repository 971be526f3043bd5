import { Container } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';
import { ErrorState } from '../components/error-state.tsx';

/** What is shown where a page failed to load or to draw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = (): void => {
    // A part of the page that could not be fetched, as after an update, stays missing until the page is loaded anew.
    if (!(error instanceof ApiError)) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <Container size="sm" py={80} component="main">
      <ErrorState isPage error={error} onRetry={tryAgain} />
    </Container>
  );
}
