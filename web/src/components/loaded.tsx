import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isStatus } from '../api/api-error.ts';
import { ErrorState } from './error-state.tsx';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** As large as what will come, so that nothing moves. */
  skeleton: ReactNode;
  /** Shown for what does not exist or may not be seen. */
  notFound?: ReactNode;
  isPage?: boolean;
  children: (data: T) => ReactNode;
}

/** Shows what a query gave. Until then it shows a skeleton, or the error. */
export function Loaded<T>({ query, skeleton, notFound, isPage = false, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (notFound !== undefined && isStatus(query.error, 404, 422)) return notFound;
  if (query.isError) return <ErrorState isPage={isPage} error={query.error} onRetry={() => void query.refetch()} />;
  return <div aria-busy="true">{skeleton}</div>;
}
