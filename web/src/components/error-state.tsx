import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError } from '../api/api-error.ts';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  error: unknown;
  isPage?: boolean;
  onRetry: () => void;
}

/** In the place of what could not be loaded. */
export function ErrorState({ error, isPage = false, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        isPage={isPage}
        icon={IconAlertTriangle}
        color="red"
        title="This could not be loaded"
        action={
          <Button variant="light" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {describeError(error)}
      </EmptyState>
    </div>
  );
}
