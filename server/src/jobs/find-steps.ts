import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { isOfVisibleClient } from '../db/visibility.ts';
import { AppError } from '../errors.ts';
import type { Scope } from '../practice/scope.ts';
import type { TaskType } from './job.ts';
import { isForMember } from './list-jobs.ts';
import { loadStepsAsJson } from './steps.ts';

export interface JobSteps {
  taskType: TaskType;
  /** JSON, as the database gives it; null where the job has none. */
  template: string | null;
  /** A list in JSON. */
  steps: string;
}

/** What a job was given and has done so far. It has no steps once it has ended. */
export async function findSteps({ db }: Pick<Context, 'db'>, scope: Scope, jobId: string): Promise<JobSteps> {
  const { rows } = await sql<Omit<JobSteps, 'steps'>>`
    select jobs.task_type as "taskType", (jobs.input -> 'template')::text as template
    from jobs
    where jobs.id = ${jobId} and ${isOfVisibleClient(scope, 'jobs')} and ${isForMember(scope)}`.execute(db);
  const [job] = rows;
  if (job === undefined) throw new AppError('job_not_found');
  return { ...job, steps: await loadStepsAsJson(db, jobId) };
}
