import { IconFileOff } from '@tabler/icons-react';
import { isStatus } from '../api/api-error.ts';
import { EmptyState, type EmptyStateProps } from '../components/empty-state.tsx';
import { ErrorState } from '../components/error-state.tsx';

interface ReportFaultProps extends Pick<EmptyStateProps, 'wayOut' | 'isPage'> {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a report that could not be loaded, or that is not there for this person. */
export function ReportFault({ error, onRetry, isPage = false, ...wayOut }: ReportFaultProps) {
  if (error !== null && !isStatus(error, 404)) return <ErrorState isPage={isPage} error={error} onRetry={onRetry} />;
  return (
    <EmptyState isPage={isPage} icon={IconFileOff} title="This report was not found" {...wayOut}>
      It was deleted, or it belongs to a client that you may not see.
    </EmptyState>
  );
}
