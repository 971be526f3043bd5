import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { AuditEntry } from './entry.ts';
import { insertAuditRows } from './insert-rows.ts';
import { toAuditRow } from './row.ts';

/**
 * Writes the trace of a change in the transaction of the change: they commit together or not at all. Takes no lock that
 * another request could wait for; the chain is added later, by sealing.
 */
export async function recordAudits(
  db: Database | DatabaseTransaction,
  clock: Clock,
  entries: readonly AuditEntry[],
): Promise<void> {
  const at = clock.now();
  await insertAuditRows(
    db,
    entries.map((entry) => toAuditRow(entry, at)),
  );
}
