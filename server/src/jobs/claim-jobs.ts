import { type RawBuilder, sql } from 'kysely';
import { byIndex } from '../db/by-index.ts';
import type { Context } from '../db/context.ts';
import type { JsonObject, TaskType } from './job.ts';
import { MAX_DEATHS } from './retry-policy.ts';

/** A job as the worker that claimed it gets it. */
export interface ClaimedJob {
  id: string;
  /** The number to show for every change of the row; a later claim gets a higher one. */
  claims: number;
  practiceId: string;
  clientId: number;
  taskType: TaskType;
  createdBy: string;
  attempts: number;
  progress: number;
  isSuspect: boolean;
  /** Without its template, which may be megabytes of JSON: see `find-template.ts`. */
  input: JsonObject;
}

/** Written out, not a parameter: so the partial indexes `jobs_due` and `jobs_suspect` are seen to fit. */
const isUnsuspected = sql`deaths < ${sql.lit(MAX_DEATHS - 1)}`;

export interface ClaimOptions {
  workerId: string;
  leaseMs: number;
}

/**
 * Up to `limit` jobs of one kind that are due. Practices take turns: those after `afterPractice` come first, then the
 * others, and the jobs are shared out evenly among the practices found. The cost is that of the jobs claimed, however
 * many are waiting: each practice and each job is one step in the index `jobs_due`. Jobs are looked for from the first one
 * of their practice on, so that what was claimed before, and still stands in the index, is gone through once and no more.
 * By the index, too, where the plan was made when nothing waited.
 */
export async function claimJobs(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  options: ClaimOptions & { taskType: TaskType; limit: number; afterPractice: string },
): Promise<ClaimedJob[]> {
  const { taskType, limit, afterPractice } = options;
  const now = clock.now();
  const claim = sql<ClaimedJob>`
    with recursive later (practice_id, run_at, id) as (
      ${walkPractices(taskType, sql`practice_id > ${afterPractice}`, 'later')}
    ), earlier (practice_id, run_at, id) as (
      ${walkPractices(taskType, sql`practice_id <= ${afterPractice}`, 'earlier')}
    ), turns as materialized (
      select practice_id, run_at, id, row_number() over () as turn, count(*) over () as turns
      from (
        (select * from later where run_at <= ${now}::timestamptz)
        union all
        (select * from earlier where run_at <= ${now}::timestamptz)
        limit ${limit}::integer
      ) as due
    ), claimed as materialized (
      select job.id, turn from turns cross join lateral (
        select id from jobs
        where status = 'queued' and ${isUnsuspected} and task_type = ${taskType}
          and practice_id = turns.practice_id and run_at <= ${now}::timestamptz
          and (run_at, id) >= (turns.run_at, turns.id)
        order by run_at, id
        limit (${limit}::integer + turns - 1) / turns
        for update skip locked
      ) as job
      limit ${limit}::integer
    ), started as (
      update jobs set ${start(now, options)}
      where id = any (array(select id from claimed))
      returning ${claimedColumns}
    )
    select started.* from started join claimed using (id) order by turn`;
  const { rows } = await byIndex(db, (connection) => claim.execute(connection));
  return rows;
}

/** The first waiting job of each practice, one practice after the other, by a single step in the index for each. */
export function walkPractices(taskType: TaskType, bounds: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  return sql`
    (
      select practice_id, run_at, id from jobs
      where status = 'queued' and ${isUnsuspected} and task_type = ${taskType} and ${bounds}
      order by practice_id, run_at, id limit 1
    )
    union all
    select next.practice_id, next.run_at, next.id from ${sql.id(name)} as former cross join lateral (
      select practice_id, run_at, id from jobs
      where status = 'queued' and ${isUnsuspected} and task_type = ${taskType} and ${bounds}
        and practice_id > former.practice_id
      order by practice_id, run_at, id limit 1
    ) as next`;
}

/**
 * One job that one more death would end. A worker runs one such job at a time, so that a job that kills its worker
 * cannot take those that ran beside it down with it again and again, until all of them count as killers.
 */
export async function claimSuspect(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  options: ClaimOptions & { taskTypes: TaskType[] },
): Promise<ClaimedJob | undefined> {
  const now = clock.now();
  const { rows } = await sql<ClaimedJob>`
    update jobs set ${start(now, options)}
    where id = (
      select id from jobs
      where status = 'queued' and not (${isUnsuspected}) and run_at <= ${now}::timestamptz
        and task_type = any(${options.taskTypes}::text[])
      order by run_at, id limit 1
      for update skip locked
    )
    returning ${claimedColumns}`.execute(db);
  return rows[0];
}

function start(now: Date, { workerId, leaseMs }: ClaimOptions): RawBuilder<unknown> {
  return sql`
    status = 'running', claims = claims + 1, worker_id = ${workerId},
    lease_until = ${new Date(now.getTime() + leaseMs)}::timestamptz,
    started_at = coalesce(started_at, ${now}::timestamptz), last_fault = null`;
}

const claimedColumns = sql`
  id, claims, practice_id as "practiceId", client_id as "clientId", task_type as "taskType", created_by as "createdBy",
  attempts, progress, not (${isUnsuspected}) as "isSuspect", input - 'template' as input`;
