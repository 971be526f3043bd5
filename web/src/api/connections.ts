import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Instant, Page, PageQuery, Person } from './common.ts';
import type { LaunchStatus } from './launches.ts';
import { part, request } from './request.ts';

export interface Connection {
  id: string;
  partner: Person;
  connected_at: Instant;
  connected_by: Person;
  revoked_at: Instant | null;
  revoked_reason: string | null;
  sessions: Record<LaunchStatus, number>;
}

export interface ConnectionSession {
  session_id: string;
  status: LaunchStatus;
  clinician: { name: string; email: string };
  client_id: number | null;
  created_at: Instant;
  opened_at: Instant | null;
  completed_at: Instant | null;
  expires_at: Instant;
}

export const CONNECTIONS = ['connections'] as const;

export const connectionsQuery = queryOptions({
  queryKey: [...CONNECTIONS],
  queryFn: ({ signal }) => request<Connection[]>('/connections', { signal }),
});

export function connectionSessionsQuery(connectionId: string, paging: PageQuery = {}) {
  return queryOptions({
    queryKey: [...CONNECTIONS, connectionId, 'sessions', paging],
    queryFn: ({ signal }) =>
      request<Page<ConnectionSession>>(`/connections/${part(connectionId)}/sessions`, { query: { ...paging }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function revokeConnection(connectionId: string): Promise<unknown> {
  return request(`/connections/${part(connectionId)}/revoke`, { method: 'POST' });
}
