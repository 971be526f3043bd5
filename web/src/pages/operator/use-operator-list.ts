import { useInfiniteQuery } from '@tanstack/react-query';
import { OPERATOR } from './operator-context.ts';

/** The most that the service gives at once. */
const LIMIT = 100;

/** A list page by page; `MoreRows` below it fetches the next. */
export function useOperatorList<T>(name: string, list: (paging: { page: number; limit: number }) => Promise<T[]>) {
  return useInfiniteQuery({
    queryKey: [...OPERATOR, name],
    queryFn: ({ pageParam }) => list({ page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: (rows, _, page) => (rows.length < LIMIT ? undefined : page + 1),
  });
}
