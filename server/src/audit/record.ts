import type { RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { AuditEntry } from './entry.ts';
import { insertAuditRows, insertAuditRowsWith, insertAuditRowWith, insertWithAuditRow } from './insert-rows.ts';
import { toAuditRow } from './row.ts';

export { withAuditRow } from './insert-rows.ts';

/**
 * Writes the audit row of a change in the transaction of the change, so that they commit together or not at all. It
 * takes no lock that another request could wait for. Sealing adds the row to the chain later.
 */
export async function recordAudit(db: Database | DatabaseTransaction, clock: Clock, entry: AuditEntry): Promise<void> {
  await insertAuditRows(db, [toAuditRow(entry, clock.now())]);
}

/** The same for several changes of one transaction, in one statement. */
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
 * Runs a change of one statement and writes its audit row in the same statement: no second round trip, and no
 * transaction needed. `change` returns a row for what it changed. If it changed nothing, there is no audit row, and the
 * answer is false.
 */
export async function recordChange(
  db: Database | DatabaseTransaction,
  clock: Clock,
  change: RawBuilder<unknown>,
  entry: AuditEntry,
): Promise<boolean> {
  return insertAuditRowWith(db, change, toAuditRow(entry, clock.now()));
}

/** The same for a text that `withAuditRow` made, with the values of the change. */
export async function recordTextChange(
  db: Database,
  clock: Clock,
  { text, values }: { text: string; values: readonly unknown[] },
  entry: AuditEntry,
): Promise<boolean> {
  return insertWithAuditRow(db, text, values, toAuditRow(entry, clock.now()));
}

/**
 * The same for many at once. `change` returns `practice_id`, `subject_id`, `client_id` and `details` of each row that
 * it changed, for the audit row of that one. Answers with the columns `told` of what `change` returned.
 */
export async function recordChanges<Changed>(
  db: Database | DatabaseTransaction,
  clock: Clock,
  { change, told }: { change: RawBuilder<unknown>; told: RawBuilder<unknown> },
  entry: Omit<AuditEntry, 'practiceId' | 'subject' | 'clientId' | 'details'> & { subjectType: string },
): Promise<Changed[]> {
  const { subjectType, ...same } = entry;
  const row = toAuditRow({ ...same, practiceId: null, subject: { type: subjectType, id: '' } }, clock.now());
  return insertAuditRowsWith<Changed>(db, change, told, row);
}
