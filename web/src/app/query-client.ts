import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const RETRIES = 2;

/** What the service refused it refuses again; what failed on the way is tried again. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
