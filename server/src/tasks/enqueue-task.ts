import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { TaskType } from '../jobs/job.ts';
import type { Requester } from './requester.ts';
import type { TaskInput } from './task-table.ts';

export interface NewTask<T extends TaskType> {
  taskType: T;
  clientId: number;
  input: TaskInput<T>;
}

/** A job with the input that its kind of work takes. */
export function enqueueTask<T extends TaskType>(
  context: Context,
  origin: AuditOrigin,
  requester: Requester,
  { taskType, clientId, input }: NewTask<T>,
): Promise<string> {
  return enqueueJob(context, origin, requester, { taskType, clientId, input, createdBy: requester.createdBy });
}
