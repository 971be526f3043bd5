import { setTimeout as sleep } from 'node:timers/promises';
import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { completeJob, failJob, putOffJob } from './end-job.ts';
import { findTemplate } from './find-template.ts';
import type { CompleteJob } from './gather-completions.ts';
import { LeaseLostError } from './job-errors.ts';
import type { JobHandler, RunningJob } from './job.ts';
import { saveProgress } from './lease.ts';
import { trackProgress } from './progress.ts';
import { judgeError } from './retry-policy.ts';
import { loadSteps, loadStepsAsJson, saveStep } from './steps.ts';

export interface RunOptions {
  context: Context;
  logger: Logger;
  handler: JobHandler;
  /** For a job that leaves nothing to be written but its result. */
  completeJobWith: CompleteJob;
  progressEveryMs: number;
}

/** One job in the hands of this process. */
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

const STORE_RETRY_MS = [100, 500, 2000, 5000] as const;

const nothing = (): void => undefined;

export function runJob(
  job: ClaimedJob,
  { context, logger, handler, completeJobWith, progressEveryMs }: RunOptions,
): Run {
  const { db } = context;
  const abandoning = new AbortController();
  const { signal } = abandoning;
  const progress = trackProgress({
    from: job.progress,
    everyMs: progressEveryMs,
    write: (percent) => saveProgress(db, job, percent),
  });
  let isCompleted = false;
  let isBeingCompleted = false;
  // An earlier run may have saved some, too.
  let hasSteps = job.claims > 1;

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
      hasSteps = true;
      if (!(await saveStep(db, job, step))) throw lose();
    },
    complete: (write) => complete(() => completeJob(context, job, write, { hasSteps })),
  };

  async function complete<T>(store: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    progress.close();
    const stored = await store();
    isCompleted = true;
    return stored;
  }

  async function completeWithResult(result: object): Promise<void> {
    if (hasSteps) return void (await completeJob(context, job, async () => result));
    isBeingCompleted = true;
    await completeJobWith(job, result).finally(() => (isBeingCompleted = false));
  }

  function lose(): LeaseLostError {
    const error = new LeaseLostError();
    abandoning.abort(error);
    return error;
  }

  const handling = (async () => handler(running))();

  async function end(): Promise<void> {
    try {
      const result = await handling;
      if (!isCompleted) await complete(() => completeWithResult(result));
    } catch (error) {
      if (!isCompleted && !signal.aborted) await storeFault(error);
      else if (isCompleted) logger.error({ job: job.id, err: error }, 'a job went on after its completion, and failed');
    } finally {
      progress.close();
    }
  }

  async function storeFault(error: unknown): Promise<void> {
    if (error instanceof LeaseLostError) return;
    const verdict = judgeError(error, job.attempts);
    const told = { job: job.id, task: job.taskType, attempt: job.claims, err: error };
    if ('failure' in verdict) logger.warn({ ...told, failure: verdict.failure.code }, 'a job failed');
    else logger.warn({ ...told, retryInMs: verdict.retryInMs }, 'a job will be tried again');
    await storeSurely(() =>
      'failure' in verdict ? failJob(context, job, verdict.failure) : putOffJob(context, job, verdict),
    );
  }

  /** Until then the job stays ours: an outage of the database must not look like the death of a worker. */
  async function storeSurely(store: () => Promise<unknown>): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await store();
        return;
      } catch (error) {
        if (failures === 0) logger.warn({ job: job.id, err: error }, "a job's outcome could not be stored yet");
        const delayMs = STORE_RETRY_MS[failures] ?? STORE_RETRY_MS.at(-1);
        await sleep(delayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  return {
    job,
    startedAt: context.clock.now(),
    abandon: (reason) => {
      if (!isCompleted) abandoning.abort(reason);
    },
    isAbandoned: () => signal.aborted,
    isBeingCompleted: () => isBeingCompleted,
    handled: handling.then(nothing, nothing),
    ended: end(),
  };
}
