import type { Context } from '../db/context.ts';
import { readRows } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { PartnerPrincipal } from '../partners/authenticate-partner-token.ts';
import type { LaunchStatus } from './launch-session.ts';

export interface LaunchSession {
  sessionId: string;
  status: LaunchStatus;
  createdAt: Date;
  openedAt: Date | null;
  completedAt: Date | null;
  expiresAt: Date;
}

const FIND_SESSION = `
  select id as "sessionId", status, created_at as "createdAt", opened_at as "openedAt", completed_at as "completedAt",
    expires_at as "expiresAt"
  from launch_sessions where id = $1 and connection_id = $2`;

/**
 * The state as it is stored. A session past its deadline keeps its state until the check of every minute has expired
 * it: so whoever reads `expired` can rely on the event being there.
 */
export async function findLaunchSession(
  { db }: Pick<Context, 'db'>,
  { connectionId }: PartnerPrincipal,
  sessionId: string,
): Promise<LaunchSession> {
  const [session] = await readRows<LaunchSession>(db, FIND_SESSION, [sessionId, connectionId]);
  if (session === undefined) throw new AppError('launch_session_not_found');
  return session;
}
