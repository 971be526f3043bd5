import { type InvalidateOptions, type InvalidateQueryFilters, notifyManager, QueryClient } from '@tanstack/react-query';
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

/**
 * What is asked for the first time while something changes is asked for again. The library would take the answer that is on
 * its way, which may be from before the change: of two files that were sent while a page loaded, one never appeared.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching', type: 'active' })) {
      if (query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
