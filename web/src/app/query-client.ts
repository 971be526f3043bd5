import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const RETRIES = 2;

// By default listeners hear of a change in a timer, and a key that is pressed before that overtakes it: Escape closed a
// dialog although its answer, which is shown once, was on its way.
notifyManager.setScheduler(queueMicrotask);

/** A refusal would be repeated, so it is not tried again; a lost connection or a fault of the service is. */
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
