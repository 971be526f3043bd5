import type { Instant } from './common.ts';
import { readListQuery, readQuery } from './read-query.ts';
import { addressOf } from './request.ts';

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

interface ActivityNames {
  /** The names that stand for ids in the rows. What is gone, or private to a colleague, has none. */
  names: Record<string, string>;
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

export const activityQuery = (filter: ActivityFilter) =>
  readListQuery<ActivityEntry, ActivityNames>(['activity', 'list'], '/activity', { ...filter, limit: 50 });

export const activityActionsQuery = {
  ...readQuery<string[]>(['activity', 'actions'], '/activity/actions'),
  staleTime: Infinity,
};

export const activityCsvAddress = (filter: ActivityFilter) => addressOf('/activity.csv', { ...filter });
