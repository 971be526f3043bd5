import { sql } from 'kysely';
import type { Context } from '../db/context.ts';

export interface Count {
  /** A hash, so that the table holds no addresses of people. */
  name: Buffer;
  count: number;
  endsAt: Date;
}

/**
 * Adds what one process counted to what all did, and answers with the totals, in one statement. The minute is that of
 * the process that counted first. The rows are locked in the order of their names, so that two processes never wait for
 * each other.
 */
export async function storeCounts(db: Context['db'], now: Date, counts: readonly Count[]): Promise<Count[]> {
  const { rows } = await sql<{ name: Buffer; count: string; ends_at: Date }>`
    insert into rate_windows (name, count, ends_at)
    select given.name, given.count, given.ends_at
    from unnest(
      ${counts.map(({ name }) => name)}::bytea[],
      ${counts.map(({ count }) => count)}::bigint[],
      ${counts.map(({ endsAt }) => endsAt)}::timestamptz[]
    ) as given (name, count, ends_at)
    order by given.name
    on conflict (name) do update set
      count = excluded.count + case when rate_windows.ends_at > ${now} then rate_windows.count else 0 end,
      ends_at = case
        when rate_windows.ends_at > ${now} then least(rate_windows.ends_at, excluded.ends_at)
        else excluded.ends_at
      end
    returning name, count, ends_at`.execute(db);
  return rows.map(({ name, count, ends_at: endsAt }) => ({ name, count: Number(count), endsAt }));
}

/** Deletes the minutes that are over. Rows that another process holds wait for the next time. */
export async function sweepCounts(db: Context['db'], now: Date): Promise<void> {
  await sql`
    delete from rate_windows
    where name in (select name from rate_windows where ends_at <= ${now} for update skip locked)`.execute(db);
}
