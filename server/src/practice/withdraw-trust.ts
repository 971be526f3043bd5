import type { Database, DatabaseTransaction } from '../db/database.ts';
import { outlastLeases } from '../lib/leased-lookups.ts';

/**
 * The transaction of a change after which a key may no longer be good: all that decides on a key is changed through
 * this. It returns when the change is committed and every process has looked up anew whatever key it is asked with. So once
 * the change has been answered, the key is refused everywhere.
 */
export async function withdrawTrust<T>(db: Database, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
  // Leases that begin before the caller's commit would still be good after the answer.
  if (db.isTransaction) throw new Error('trust is withdrawn by a transaction of its own');
  const answer = await db.transaction().execute(work);
  await outlastLeases();
  return answer;
}
