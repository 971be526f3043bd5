import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';

const BATCH = 1000;
const DAY_MS = 24 * 60 * 60_000;

interface Sweep {
  table: string;
  column: string;
  /** How many days after the time in the column a row is deleted. */
  keepDays: number;
}

const SWEEPS: Sweep[] = [
  // A replay of a used code must be noticed for as long as the refresh token that it was exchanged for can live.
  { table: 'partner_codes', column: 'expires_at', keepDays: 90 },
  // A consumed refresh token must be recognised until it would have expired. The day allows for clocks that differ.
  { table: 'partner_token_pairs', column: 'refresh_expires_at', keepDays: 1 },
  { table: 'partner_app_secrets', column: 'valid_until', keepDays: 1 },
];

/**
 * Deletes rows that no longer mean anything, a batch at a time, so that nobody waits for it. Several processes may do
 * so at once.
 */
export async function sweepGrants(context: Context, signal?: AbortSignal): Promise<number> {
  let swept = 0;
  for (const sweep of SWEEPS) {
    for (let deleted = BATCH; deleted === BATCH; swept += deleted) {
      signal?.throwIfAborted();
      deleted = await deleteBatch(context, sweep);
    }
  }
  return swept;
}

async function deleteBatch({ db, clock }: Context, { table, column, keepDays }: Sweep): Promise<number> {
  const before = new Date(clock.now().getTime() - keepDays * DAY_MS);
  const statement: RawBuilder<unknown> = sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${before}::timestamptz
      order by ${sql.ref(column)} limit ${sql.lit(BATCH)} for update skip locked
    ))`;
  return Number((await statement.execute(db)).numAffectedRows ?? 0n);
}
