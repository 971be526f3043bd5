import { Container } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { ErrorState } from '../components/error-state.tsx';

/** What is shown where a page failed to load or to draw. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <Container size="sm" py={80} component="main">
      <ErrorState isPage error={error} onRetry={tryAgain} />
    </Container>
  );
}
