import type { Instant, Person } from './common.ts';
import type { LaunchStatus } from './launches.ts';
import { readListQuery, readQuery } from './read-query.ts';
import { part, post } from './request.ts';

export interface Connection {
  id: string;
  partner: Person;
  connected_at: Instant;
  connected_by: Person;
  revoked_at: Instant | null;
  revoked_reason: string | null;
  sessions: Record<LaunchStatus, number>;
  /** A number of sessions above this one says that there are more. */
  sessions_counted_to: number;
}

export interface ConnectionSession {
  session_id: string;
  status: LaunchStatus;
  clinician: { name: string; email: string };
  client_id: number | null;
  created_at: Instant;
  opened_at: Instant | null;
  completed_at: Instant | null;
  /** At its deadline, or before it with its connection. */
  expired_at: Instant | null;
  expires_at: Instant;
}

export const CONNECTIONS = ['connections'] as const;

export const connectionsQuery = readQuery<Connection[]>(CONNECTIONS, '/connections');
export const connectionSessionsQuery = (connectionId: string, limit: number) =>
  readListQuery<ConnectionSession>(
    [...CONNECTIONS, connectionId, 'sessions'],
    `/connections/${part(connectionId)}/sessions`,
    { limit },
  );

export const revokeConnection = (connectionId: string) => post(`/connections/${part(connectionId)}/revoke`);
