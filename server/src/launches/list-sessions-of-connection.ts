import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { mostRows } from '../db/most-rows.ts';
import type { LaunchStatus } from './launch-session.ts';

/** A session as an admin of the practice sees it: whose it is and how far it got, not what was written. */
export interface ConnectionSession {
  sessionId: string;
  status: LaunchStatus;
  clinicianName: string;
  clinicianEmail: string;
  clientId: number | null;
  createdAt: Date;
  openedAt: Date | null;
  completedAt: Date | null;
  /** When it expired: at its deadline, or before it with its connection. */
  expiredAt: Date | null;
  expiresAt: Date;
}

/** The newest first, those before `before`: ids sort by age. It reads one stretch of an index, wherever that is. */
export async function listSessionsOfConnection(
  { db }: Pick<Context, 'db'>,
  { practiceId, connectionId }: { practiceId: string; connectionId: string },
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ConnectionSession[]> {
  const { rows } = await sql<ConnectionSession>`
    select session.id as "sessionId", session.status, clinician.name as "clinicianName",
      session.clinician_email as "clinicianEmail", mapping.client_id as "clientId",
      session.created_at as "createdAt", session.opened_at as "openedAt", session.completed_at as "completedAt",
      session.expired_at as "expiredAt", session.expires_at as "expiresAt"
    from (
      select * from launch_sessions
      where connection_id = ${connectionId} and practice_id = ${practiceId}
        ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by id desc limit ${mostRows(limit)}
    ) as session
    join members as clinician on clinician.id = session.clinician_id
    left join launch_client_mappings as mapping
      on mapping.connection_id = session.connection_id and mapping.external_client_id = session.external_client_id
    order by session.id desc
    limit ${limit}::integer`.execute(db);
  return rows;
}

export type SessionCounts = Record<LaunchStatus, number>;

/** A count above this one says only that there are more: counting on would take longer the more there are. */
export const SESSIONS_COUNTED_TO = 1000;

/** How many sessions each of these connections has in each state, or one more than is counted to. */
export async function countSessionsOfConnections(
  { db }: Pick<Context, 'db'>,
  connectionIds: readonly string[],
): Promise<Map<string, SessionCounts>> {
  const { rows } = await sql<{ id: string } & SessionCounts>`
    select id, ${countOf('created')}, ${countOf('opened')}, ${countOf('completed')}, ${countOf('expired')}
    from unnest(${[...connectionIds]}::text[]) as connection (id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

const countOf = (status: LaunchStatus) => sql`(
  select count(*) from (
    select from launch_sessions where connection_id = connection.id and status = ${sql.lit(status)}
    limit ${sql.lit(SESSIONS_COUNTED_TO + 1)}
  ) as counted
) as ${sql.id(status)}`;
