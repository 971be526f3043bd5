import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { addressOf, request } from './request.ts';

export interface ActivityEntry {
  id: string;
  at: Instant;
  action: string;
  actor: { type: string; id: string | null; name: string | null };
  subject: { type: string; id: string } | null;
  client: { id: number; name: string } | null;
  ip: string | null;
  details: Record<string, unknown> | null;
}

export interface ActivityPage {
  results: ActivityEntry[];
  /** The names that stand for ids in the rows. What is gone, or private to a colleague, has none. */
  names: Record<string, string>;
  next_before: string | null;
}

export interface ActivityFilter {
  member_id?: string;
  client_id?: number;
  action?: string;
  /** Leaves out what was only looked at. */
  without_views?: boolean;
  from?: string;
  to?: string;
}

export function activityQuery(filter: ActivityFilter = {}, limit = 50) {
  return infiniteQueryOptions({
    queryKey: ['activity', 'list', filter, limit],
    queryFn: ({ signal, pageParam }) =>
      request<ActivityPage>('/activity', { query: { ...filter, limit, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_before ?? undefined,
  });
}

export const activityActionsQuery = {
  ...readQuery<string[]>(['activity', 'actions'], '/activity/actions'),
  staleTime: Infinity,
};

export const activityCsvAddress = (filter: ActivityFilter = {}) => addressOf('/activity.csv', { ...filter });
