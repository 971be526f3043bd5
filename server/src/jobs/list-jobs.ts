import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { isOfVisibleClient } from '../db/visibility.ts';
import type { MemberScope, Scope } from '../practice/scope.ts';
import type { Job, JobFailure } from './job.ts';

/** A job as people see it. Of its input only that part is shown by which they recognise it. */
export interface ListedJob extends Job {
  createdAt: Date;
  fileName: string | null;
  templateTitle: string | null;
  sectionLabel: string | null;
  /** The report of which a section is written again; null for other jobs. */
  reportId: string | null;
  /** Of a job that waits for another try: what ended the last one, and when the next begins. Else null. */
  retry: { fault: JobFailure; at: Date } | null;
}

type JobRow = Omit<ListedJob, 'retry'> & { lastFault: JobFailure | null; runAt: Date };

function toListedJob({ lastFault, runAt, ...job }: JobRow): ListedJob {
  return { ...job, retry: lastFault && { fault: lastFault, at: runAt } };
}

/** A try-out is shown to nobody but the member who asked for it. */
export function isForMember({ memberId }: Scope): RawBuilder<unknown> {
  return sql`(not jobs.is_try_out or jobs.created_by = ${memberId})`;
}

/** A query for the jobs that the caller may see. Callers add further conditions. */
function selectJobs(scope: Scope): RawBuilder<unknown> {
  return sql`
    select jobs.id, jobs.client_id as "clientId", jobs.task_type as "taskType", jobs.status, jobs.progress,
      jobs.created_at as "createdAt", jobs.started_at as "startedAt", jobs.ended_at as "endedAt",
      jobs.error, jobs.result,
      jobs.input ->> 'fileName' as "fileName", jobs.input ->> 'templateTitle' as "templateTitle",
      jobs.input ->> 'sectionLabel' as "sectionLabel", jobs.input ->> 'reportId' as "reportId",
      case when jobs.status = 'queued' then jobs.last_fault end as "lastFault", jobs.run_at as "runAt"
    from jobs
    where ${isOfVisibleClient(scope, 'jobs')} and ${isForMember(scope)}`;
}

/** The newest first; none where the client is out of sight. `total` counts them all, whatever the page. */
export async function listJobs(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ jobs: ListedJob[]; total: number }> {
  const [{ rows: jobs }, { rows: counts }] = await Promise.all([
    sql<JobRow>`${selectJobs(scope)} and jobs.practice_id = ${scope.practiceId} and jobs.client_id = ${clientId}
      and not jobs.is_try_out
      order by jobs.created_at desc, jobs.id desc
      limit ${limit}::integer offset ${(page - 1) * limit}::bigint`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from jobs
      where jobs.practice_id = ${scope.practiceId} and jobs.client_id = ${clientId}
        and not jobs.is_try_out and ${isOfVisibleClient(scope, 'jobs')}`.execute(db),
  ]);
  return { jobs: jobs.map(toListedJob), total: counts[0]?.total ?? 0 };
}

export async function findListedJob(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  jobId: string,
): Promise<ListedJob | undefined> {
  const { rows } = await sql<JobRow>`${selectJobs(scope)} and jobs.id = ${jobId}`.execute(db);
  return rows[0] && toListedJob(rows[0]);
}

interface LatestFailures {
  since: Date;
  /** Always the same number: it is part of the statement, which is then planned once. */
  most: number;
}

/** A member's recent uploads that could not be read, the latest first. */
export function listFailedUploads(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  latest: LatestFailures,
): Promise<ListedJob[]> {
  return listFailures(db, scope, sql`jobs.task_type <> 'report_generation'`, latest);
}

/** The reports and sections that recently could not be written for a member, the latest first. */
export function listFailedReports(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  latest: LatestFailures,
): Promise<ListedJob[]> {
  return listFailures(db, scope, sql`jobs.task_type = 'report_generation' and not jobs.is_try_out`, latest);
}

async function listFailures(
  db: Context['db'],
  scope: MemberScope,
  ofKind: RawBuilder<unknown>,
  { since, most }: LatestFailures,
): Promise<ListedJob[]> {
  const { rows } = await sql<JobRow>`${selectJobs(scope)}
    and jobs.practice_id = ${scope.practiceId} and jobs.created_by = ${scope.memberId} and jobs.status = 'failed'
    and ${ofKind} and jobs.ended_at >= ${since}::timestamptz
    order by jobs.ended_at desc, jobs.id limit ${sql.lit(most)}`.execute(db);
  return rows.map(toListedJob);
}

/**
 * The reports and sections that are being written for a member, or wait for their turn; the latest first. Each part
 * reads an index of the queue, which holds nothing that has ended.
 */
export async function listReportsUnderWay(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  most: number,
): Promise<ListedJob[]> {
  const part = (inIndex: string): RawBuilder<unknown> => sql`
    select jobs.id from jobs
    where ${sql.raw(inIndex)} and jobs.practice_id = ${scope.practiceId} and jobs.created_by = ${scope.memberId}
      and jobs.task_type = 'report_generation' and ${isOfVisibleClient(scope, 'jobs')}`;
  const { rows } = await sql<JobRow>`${selectJobs(scope)} and not jobs.is_try_out and jobs.id in (
      ${part("jobs.status = 'running'")}
      union all ${part("jobs.status = 'queued' and jobs.deaths < 2")}
      union all ${part("jobs.status = 'queued' and jobs.deaths >= 2")}
    )
    order by jobs.created_at desc, jobs.id desc limit ${sql.lit(most)}`.execute(db);
  return rows.map(toListedJob);
}
