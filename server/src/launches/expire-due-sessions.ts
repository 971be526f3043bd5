import { sql } from 'kysely';
import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { EXPIRY_BATCH, isUnfinished } from './launch-session.ts';
import { markExpired } from './mark-expired.ts';
import { recordTransitions } from './record-transitions.ts';

/** What the background does, it does in nobody's name. */
/**
 * Expires what is past its deadline, batch by batch, each with its events and audit rows in one transaction, and tells
 * how many there were. Any number of processes may do this at once: what one has locked, the others pass over.
 */
export async function expireDueSessions(
  context: Context,
  { limit = EXPIRY_BATCH, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<number> {
  for (let expired = 0; ;) {
    const count = await expireBatch(context, limit);
    expired += count;
    // Less than a batch: the rest, if any, is in another's hands or comes with the next check.
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
