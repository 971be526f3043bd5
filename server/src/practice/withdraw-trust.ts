import type { Database, DatabaseTransaction } from '../db/database.ts';
import { outlastLeases } from '../lib/leased-lookups.ts';

/**
 * Runs the transaction of a change after which a key may no longer be good. Every such change must go through this. It
 * returns when the change is committed and no process relies on an older look-up of a key any more. So once the change
 * has been answered, the key is refused everywhere.
 */
export async function withdrawTrust<T>(db: Database, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
  // Leases that begin before the caller's commit would still be good after the answer.
  if (db.isTransaction) throw new Error('trust is withdrawn by a transaction of its own');
  const answer = await db.transaction().execute(work);
  await outlastLeases();
  return answer;
}
