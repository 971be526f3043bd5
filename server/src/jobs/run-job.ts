import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { createCompletion } from './completion.ts';
import { findTemplate } from './find-template.ts';
import type { CompleteJob } from './gather-completions.ts';
import { LeaseLostError } from './job-errors.ts';
import type { JobHandler, RunningJob } from './job.ts';
import { saveProgress } from './lease.ts';
import { trackProgress } from './progress.ts';
import { loadSteps, loadStepsAsJson, saveStep } from './steps.ts';
import { storeFault } from './store-fault.ts';

export interface RunOptions {
  context: Context;
  logger: Logger;
  handler: JobHandler;
  /** For a job that leaves nothing to be written but its result. */
  completeJobWith: CompleteJob;
  progressEveryMs: number;
}

/** One job that this process works on. */
export interface Run {
  job: ClaimedJob;
  startedAt: Date;
  /** Lets go of the job: whatever its handler does from now on, nothing is written for it. */
  abandon(reason: Error): void;
  isAbandoned(): boolean;
  /** Its completion is under way together with others'. */
  isBeingCompleted(): boolean;
  /** Settles, never rejects, when the handler has returned or thrown. */
  handled: Promise<void>;
  /** Settles, never rejects, when the outcome is stored as well, or was abandoned. */
  ended: Promise<void>;
}

const nothing = (): void => undefined;

export function runJob(job: ClaimedJob, options: RunOptions): Run {
  const { context, logger, handler, completeJobWith, progressEveryMs } = options;
  const { db } = context;
  const abandoning = new AbortController();
  const { signal } = abandoning;
  const progress = trackProgress({
    from: job.progress,
    everyMs: progressEveryMs,
    write: (percent) => saveProgress(db, job, percent),
  });
  const completion = createCompletion(job, { context, completeJobWith, signal, onBegin: progress.close });

  const running: RunningJob = {
    id: job.id,
    practiceId: job.practiceId,
    clientId: job.clientId,
    createdBy: job.createdBy,
    input: job.input,
    attempt: job.claims,
    signal,
    origin: SYSTEM_ORIGIN,
    setProgress: progress.set,
    loadSteps: () => loadSteps(db, job.id),
    loadStepsAsJson: () => loadStepsAsJson(db, job.id),
    findTemplate: () => findTemplate(context, job.id),
    saveStep: async (step) => {
      signal.throwIfAborted();
      completion.noteStep();
      if (!(await saveStep(db, job, step))) throw lose();
    },
    complete: completion.byHandler,
  };

  function lose(): LeaseLostError {
    const error = new LeaseLostError();
    abandoning.abort(error);
    return error;
  }

  const handling = (async () => handler(running))();

  async function end(): Promise<void> {
    try {
      const result = await handling;
      if (!completion.isDone()) await completion.withResult(result);
    } catch (error) {
      if (completion.isDone())
        logger.error({ job: job.id, err: error }, 'a job went on after its completion, and failed');
      else if (!signal.aborted) await storeFault(job, error, { context, logger, signal });
    } finally {
      progress.close();
    }
  }

  return {
    job,
    startedAt: context.clock.now(),
    abandon: (reason) => {
      if (!completion.isDone()) abandoning.abort(reason);
    },
    isAbandoned: () => signal.aborted,
    isBeingCompleted: completion.isShared,
    handled: handling.then(nothing, nothing),
    ended: end(),
  };
}
