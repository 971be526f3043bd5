import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { longJson } from '../db/long-text.ts';
import { toStorableJson } from '../lib/storable-json.ts';
import type { JsonObject } from './job.ts';
import { type Hold, isHeld } from './lease.ts';

/**
 * What a job has done so far, for the run that may have to go on from there: rows of their own, because a job that grew
 * with every step would be written anew, whole, each time. They are gone once the job has ended.
 */
export async function loadSteps(db: Database, jobId: string): Promise<JsonObject[]> {
  const { rows } = await sql<{ value: JsonObject }>`
    select value from job_steps where job_id = ${jobId} order by step`.execute(db);
  return rows.map(({ value }) => value);
}

/** The same as a list in JSON, where a step may be too large to be parsed on the event loop. */
export async function loadStepsAsJson(db: Database, jobId: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select value::text as value from job_steps where job_id = ${jobId} order by step`.execute(db);
  return `[${rows.map(({ value }) => value).join(',')}]`;
}

/**
 * A step that is a text is JSON already. Tells whether the job is still ours; if not, nothing was saved. The lock makes
 * it certain at the commit as well.
 */
export async function saveStep(db: Database, hold: Hold, step: object | string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with held as (select id from jobs where ${isHeld(hold)} for no key update)
    insert into job_steps (job_id, value) select held.id, ${await longJson(typeof step === 'string' ? step : toStorableJson(step))} from held`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function deleteSteps(db: Database, jobIds: string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`delete from job_steps where job_id = any(${jobIds}::text[])`.execute(db);
}
