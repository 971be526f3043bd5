import type { DatabaseTransaction } from '../db/database.ts';
import type { JobHandler, RunningJob, TaskType } from '../jobs/job.ts';
import { readInput, readSteps, type TaskInput, type TaskResult, type TaskStep } from './task-table.ts';

/** A job of one kind, with what that kind is given, keeps on the way, and makes. */
export interface TaskJob<T extends TaskType> extends Omit<RunningJob, 'input' | 'loadSteps' | 'saveStep' | 'complete'> {
  input: TaskInput<T>;
  loadSteps(): Promise<TaskStep<T>[]>;
  /** A text is JSON of a step. */
  saveStep(step: TaskStep<T> | string): Promise<void>;
  complete(write: (trx: DatabaseTransaction) => Promise<TaskResult<T>>): Promise<TaskResult<T>>;
}

/** One that writes a report, or a section of one. */
export type WritingJob = TaskJob<'report_generation'>;
export type WritingResult = TaskResult<'report_generation'>;

export type TaskHandler<T extends TaskType> = (job: TaskJob<T>) => Promise<TaskResult<T>>;

/** The handler as the queue calls it, which knows stored JSON only. */
export function toJobHandler<T extends TaskType>(taskType: T, handler: TaskHandler<T>): JobHandler {
  return async (job) =>
    handler({
      ...job,
      input: readInput(taskType, job.input),
      loadSteps: async () => readSteps(taskType, await job.loadSteps()),
    });
}
