import { sql } from 'kysely';
import { recordAudits } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { describeEnd, type EndingJob } from './end-job.ts';
import type { JobStatus } from './job.ts';
import { FAILURES, MAX_DEATHS } from './retry-policy.ts';
import { deleteSteps } from './steps.ts';

const BATCH = 100;

/**
 * Takes the jobs whose lease ran out from their workers: back to the queue, or failed where it was one death too many.
 * Any number of workers may do this: a row that another holds is passed by. Tells the ids of what it took.
 */
export async function reapJobs({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string[]> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<EndingJob & { status: JobStatus }>`
      update jobs set deaths = deaths + 1, lease_until = null,
        status = case when deaths + 1 < ${MAX_DEATHS}::integer then 'queued' else 'failed' end,
        error = case when deaths + 1 < ${MAX_DEATHS}::integer then null
          else ${JSON.stringify(FAILURES.workerCrashed)}::jsonb end,
        ended_at = case when deaths + 1 < ${MAX_DEATHS}::integer then null else ${now}::timestamptz end
      where id = any (array(
        select id from jobs where status = 'running' and lease_until < ${now}::timestamptz
        order by id limit ${BATCH}::integer
        for update skip locked
      ))
      returning id, practice_id as "practiceId", client_id as "clientId", task_type as "taskType", status`.execute(trx);
    const failed = rows.filter((row) => row.status === 'failed');
    await recordAudits(
      trx,
      clock,
      failed.map((job) => describeEnd('job.failed', job, FAILURES.workerCrashed.code)),
    );
    await deleteSteps(
      trx,
      failed.map(({ id }) => id),
    );
    return rows.map((row) => row.id);
  });
}
