import type { Context } from '../db/context.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { completeJob } from './end-job.ts';
import type { CompleteJob } from './gather-completions.ts';
import type { RunningJob } from './job.ts';

export interface CompletionOptions {
  context: Context;
  /** For a job that leaves nothing to be written but its result. */
  completeJobWith: CompleteJob;
  /** Aborted when the job was abandoned: then it can no longer be completed. */
  signal: AbortSignal;
  /** Called before the completion is stored. */
  onBegin: () => void;
}

/** The completion of one job, which happens at most once: by its handler, or with what the handler returned. */
export interface Completion {
  byHandler: RunningJob['complete'];
  withResult(result: object): Promise<void>;
  /** The job has saved a step. Its steps are deleted when it is completed. */
  noteStep(): void;
  isDone(): boolean;
  /** It is under way together with others'. */
  isShared(): boolean;
}

export function createCompletion(job: ClaimedJob, options: CompletionOptions): Completion {
  const { context, completeJobWith, signal, onBegin } = options;
  let isDone = false;
  let isShared = false;
  // An earlier run may have saved some, too.
  let hasSteps = job.claims > 1;

  async function complete<T>(store: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    onBegin();
    const stored = await store();
    isDone = true;
    return stored;
  }

  async function storeResult(result: object): Promise<void> {
    if (hasSteps) return void (await completeJob(context, job, async () => result));
    isShared = true;
    await completeJobWith(job, result).finally(() => (isShared = false));
  }

  return {
    byHandler: (write) => complete(() => completeJob(context, job, write, { hasSteps })),
    withResult: (result) => complete(() => storeResult(result)),
    noteStep: () => {
      hasSteps = true;
    },
    isDone: () => isDone,
    isShared: () => isShared,
  };
}
