import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
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
      session.expires_at as "expiresAt"
    from launch_sessions as session
    join members as clinician on clinician.id = session.clinician_id
    left join launch_client_mappings as mapping
      on mapping.connection_id = session.connection_id and mapping.external_client_id = session.external_client_id
    where session.connection_id = ${connectionId} and session.practice_id = ${practiceId}
      ${before === undefined ? sql`` : sql`and session.id < ${before}`}
    order by session.id desc
    limit ${limit}::integer`.execute(db);
  return rows;
}

export type SessionCounts = Record<LaunchStatus, number>;

/** How many sessions each of these connections has in each state. */
export async function countSessionsOfConnections(
  { db }: Pick<Context, 'db'>,
  connectionIds: readonly string[],
): Promise<Map<string, SessionCounts>> {
  const counts = new Map<string, SessionCounts>(
    connectionIds.map((id) => [id, { created: 0, opened: 0, completed: 0, expired: 0 }]),
  );
  if (connectionIds.length === 0) return counts;
  const rows = await db
    .selectFrom('launch_sessions')
    .select(['connection_id', 'status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('connection_id', 'in', connectionIds)
    .groupBy(['connection_id', 'status'])
    .execute();
  for (const { connection_id: id, status, count } of rows) {
    const found = counts.get(id);
    if (found !== undefined) found[status] = count;
  }
  return counts;
}
