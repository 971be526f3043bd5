import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { changedColumns, type ChangedSession } from './record-transitions.ts';

/** `which` selects the ids of unfinished sessions and locks them. */
export async function markExpired(db: Database, now: Date, which: RawBuilder<unknown>): Promise<ChangedSession[]> {
  const { rows } = await sql<ChangedSession>`
    update launch_sessions set status = 'expired', expired_at = ${now}::timestamptz
    where id = any (array(${which}))
    returning ${changedColumns}`.execute(db);
  return rows;
}
