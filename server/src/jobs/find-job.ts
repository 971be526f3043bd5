import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isOfVisibleClient } from '../db/visibility.ts';
import type { Scope } from '../practice/scope.ts';
import type { Job } from './job.ts';

/** The job with this id, if its client is in scope. A try-out is no work for the client. */
export async function findJob(db: Database, scope: Scope, jobId: string): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    select jobs.id, jobs.client_id as "clientId", jobs.task_type as "taskType", jobs.status, jobs.progress,
      jobs.started_at as "startedAt", jobs.ended_at as "endedAt", jobs.error, jobs.result
    from jobs
    where jobs.id = ${jobId} and not jobs.is_try_out and ${isOfVisibleClient(scope, 'jobs')}`.execute(db);
  return rows[0];
}
