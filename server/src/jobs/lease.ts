import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { JOBS_CHANNEL } from './enqueue-job.ts';

/**
 * The life of a job, and who may move it.
 *
 * Queued: it waits in the table until `run_at`. Nobody holds it.
 * - A worker claims it (claim-jobs.ts): running. `claims` goes up by one, and the worker remembers that number.
 *
 * Running: one worker works on it, and says so every ten seconds by moving `lease_until` 30 seconds ahead.
 * - The handler is done: completed. It threw what trying again cannot mend, or tried often enough: failed. Both are for
 *   good, and delete the steps.
 * - The handler threw what may pass: queued, with a later `run_at`. `attempts` goes up, the steps stay.
 * - The worker is told to stop: queued, as if it had never been claimed.
 * - The lease ran out, because the worker died or lost the database: any other worker moves it back to queued
 *   (reap-jobs.ts). `deaths` goes up; at the third death it is failed. A job with two deaths is claimed alone, so that it
 *   takes no others with it.
 *
 * A worker that was only slow may come back after its job was given to another. It then shows an old number of claims,
 * its changes find no row, and it lets go. That is why every change below asks for the number.
 */

/** What proves that a job is ours: it was claimed as often as when we got it, and has not ended. */
export interface Hold {
  id: string;
  claims: number;
}

/**
 * The condition of every change that a worker makes. A worker that was given up for dead, and is not, cannot meet it:
 * the job then waits, has ended, or was claimed once more.
 */
export function isHeld({ id, claims }: Hold): RawBuilder<unknown> {
  return sql`jobs.id = ${id} and jobs.claims = ${claims}::integer and jobs.status = 'running'`;
}

/** Extends the leases of all that a worker runs, and tells which of them it no longer has. */
export async function renewLeases<T extends Hold>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  holds: readonly T[],
  leaseMs: number,
): Promise<T[]> {
  if (holds.length === 0) return [];
  const { rows } = await sql<Hold>`
    update jobs set lease_until = ${new Date(clock.now().getTime() + leaseMs)}::timestamptz
    where ${areHeld(keepLatest(holds))}
    returning jobs.id, jobs.claims`.execute(db);
  const kept = new Map(rows.map((row) => [row.id, row.claims]));
  return holds.filter((hold) => kept.get(hold.id) !== hold.claims);
}

/** Puts jobs back as if they had not been started: no try, no death. Others hear of it at once. */
export async function giveBackJobs(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  holds: readonly Hold[],
): Promise<void> {
  if (holds.length === 0) return;
  await sql`
    with returned as (
      update jobs set status = 'queued', lease_until = null, run_at = ${clock.now()}::timestamptz
      where ${areHeld(keepLatest(holds))}
      returning task_type
    )
    select pg_notify(${JOBS_CHANNEL}, task_type) from returned`.execute(db);
}

/**
 * `isHeld` for many at once. Not a join with the list of them: there PostgreSQL would trust its statistics, which know
 * of hardly any job that runs, and compare each that does with each in the list.
 */
export function areHeld(holds: readonly Hold[]): RawBuilder<unknown> {
  const ids = holds.map(({ id }) => id);
  const claims = sql`${holds.map((hold) => hold.claims)}::integer[]`;
  return sql`jobs.id = any(${ids}::text[]) and jobs.claims = ${ofJob(ids, claims)} and jobs.status = 'running'`;
}

/** The entry of a list at the place where the list of ids has the id of the job. */
export function ofJob(ids: readonly string[], list: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${list})[array_position(${ids}::text[], jobs.id)]`;
}

/** Of several holds of one job only the latest can be good. */
export function keepLatest<T extends Hold>(holds: readonly T[]): T[] {
  const latest = new Map<string, T>();
  for (const hold of holds) if (hold.claims > (latest.get(hold.id)?.claims ?? 0)) latest.set(hold.id, hold);
  return [...latest.values()];
}

/** Tells whether the job is still ours. */
export async function saveProgress(db: Database, hold: Hold, percent: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update jobs set progress = greatest(progress, ${percent}::integer) where ${isHeld(hold)}`.execute(db);
  return numAffectedRows === 1n;
}
