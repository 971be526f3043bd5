import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** Of the size of what will come, so that nothing moves. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for, once it is here; until then its shape, or why it did not come. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div aria-busy="true">{skeleton}</div>;
}
