import { sql } from 'kysely';
import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { EXPIRY_BATCH, isUnfinished } from './launch-session.ts';
import { markExpired } from './mark-expired.ts';
import { recordTransitions } from './record-transitions.ts';

/**
 * Expires sessions that are past their deadline, batch by batch, and answers with their number. Each batch is one
 * transaction with its events and audit rows. Several processes may do this at once: each passes over what another has
 * locked.
 */
export async function expireDueSessions(
  context: Context,
  { limit = EXPIRY_BATCH, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> {
  for (let expired = 0; ;) {
    const count = await expireBatch(context, limit);
    expired += count;
    // Fewer than a batch: whatever is left is held by another process, or comes with the next check.
    if (count < limit || signal?.aborted === true) return expired;
  }
}

async function expireBatch(context: Context, limit: number): Promise<number> {
  const now = context.clock.now();
  const due = sql`
    select id from launch_sessions
    where ${isUnfinished} and expires_at <= ${now}::timestamptz
    order by expires_at limit ${limit}::integer
    for update skip locked`;
  return inTransaction(context.db, async (db) => {
    const sessions = await markExpired(db, now, due);
    await recordTransitions({ ...context, db }, SYSTEM_ORIGIN, sessions, { details: { reason: 'deadline' } });
    return sessions.length;
  });
}
