import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListBefore, Page } from './common.ts';
import { type Query, request, type RequestOptions } from './request.ts';

/** What a page asks the service for by GET. */
export function readQuery<T>(
  queryKey: readonly unknown[],
  path: string,
  options: Pick<RequestOptions, 'staysOn401'> = {},
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => request<T>(path, { ...options, signal }) });
}

/** One page of a list. It stays on the screen until the next one has come. */
export function readPageQuery<T>(queryKey: readonly unknown[], path: string, query: Query) {
  return queryOptions({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => request<Page<T>>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A list without an end in sight, page by page from the newest on. `Beside` is what a page holds besides its rows. */
export function readListQuery<T, Beside = unknown>(queryKey: readonly unknown[], path: string, query: Query) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, query],
    queryFn: ({ signal, pageParam }) =>
      request<ListBefore<T> & Beside>(path, { query: { ...query, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_before ?? undefined,
  });
}
