import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import type { MemberScope } from '../practice/scope.ts';
import { enqueueJob } from './enqueue-job.ts';
import { findListedJob } from './list-jobs.ts';

/**
 * A new job like one that has ended, with all that it was given: so what failed for want of a service, or was done by a
 * poorer one, is done again without another upload. Ended jobs never change, hence looking first is safe. A member
 * repeats what is within sight, in their own name; for the operator it is done again in the name of whoever it was.
 */
export async function repeatJob(
  context: Context,
  origin: AuditOrigin,
  jobId: string,
  member?: MemberScope,
): Promise<string> {
  if (member !== undefined && (await findListedJob(context, member, jobId)) === undefined) {
    throw new AppError('job_not_found');
  }
  const job = await context.db
    .selectFrom('jobs')
    .select([
      'practice_id',
      'client_id',
      'task_type',
      'status',
      'created_by',
      'is_try_out',
      sql<string>`input::text`.as('input'),
    ])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (job === undefined) throw new AppError('job_not_found');
  if (job.status !== 'completed' && job.status !== 'failed') throw new AppError('job_not_ended');
  const scope = member ?? { practiceId: job.practice_id, memberId: job.created_by };
  return enqueueJob(context, origin, scope, {
    taskType: job.task_type,
    clientId: job.client_id,
    input: job.input,
    createdBy: scope.memberId,
    isTryOut: job.is_try_out,
  });
}
