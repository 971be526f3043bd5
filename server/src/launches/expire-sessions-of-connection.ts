import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { PartnerPrincipal } from '../partners/authenticate-partner-token.ts';
import { EXPIRY_BATCH, isUnfinished } from './launch-session.ts';
import { markExpired } from './mark-expired.ts';
import { recordTransitions } from './record-transitions.ts';

/**
 * For the transaction that revokes the connection, after it has changed the connection's row: sessions created from
 * then on see the revocation, and those created before are seen here. Waits for a completion that is under way.
 */
export async function expireSessionsOfConnection(
  context: Context,
  origin: AuditOrigin,
  { connectionId }: PartnerPrincipal,
): Promise<void> {
  const unfinished = sql`
    select id from launch_sessions
    where ${isUnfinished} and connection_id = ${connectionId}
    order by id limit ${EXPIRY_BATCH}::integer
    for update`;
  for (let count = EXPIRY_BATCH; count === EXPIRY_BATCH;) {
    const sessions = await markExpired(context.db, context.clock.now(), unfinished);
    await recordTransitions(context, origin, sessions, { details: { reason: 'connection_revoked' } });
    count = sessions.length;
  }
}
