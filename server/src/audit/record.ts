import type { RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { AuditEntry } from './entry.ts';
import { insertAuditRows, insertAuditRowWith } from './insert-rows.ts';
import { toAuditRow } from './row.ts';

/**
 * Writes the audit row of a change in the transaction of the change: they commit together or not at all. Takes no lock
 * that another request could wait for; the chain is added later, by sealing.
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

/**
 * A change of one statement and its audit row, in that statement: no other round trip, and no transaction needed.
 * `change` returns a row for what it changed; if it changed nothing there is no audit row either, and the answer is
 * false.
 */
export async function recordChange(
  db: Database | DatabaseTransaction,
  clock: Clock,
  change: RawBuilder<unknown>,
  entry: AuditEntry,
): Promise<boolean> {
  return insertAuditRowWith(db, change, toAuditRow(entry, clock.now()));
}
