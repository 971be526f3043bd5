import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { failJob, putOffJob } from './end-job.ts';
import { LeaseLostError } from './job-errors.ts';
import { judgeError } from './retry-policy.ts';

export interface FaultOptions {
  context: Context;
  logger: Logger;
  /** Aborted when the job was abandoned: then nothing more is stored for it. */
  signal: AbortSignal;
}

const STORE_RETRY_MS = [100, 500, 2000, 5000] as const;

/** What a handler threw: the job fails, or is put off and tried again. */
export async function storeFault(job: ClaimedJob, error: unknown, options: FaultOptions): Promise<void> {
  if (error instanceof LeaseLostError) return;
  const { context, logger } = options;
  const verdict = judgeError(error, job.attempts);
  const told = { job: job.id, task: job.taskType, attempt: job.claims, err: error };
  if ('failure' in verdict) {
    logger.warn({ ...told, failure: verdict.failure.code }, 'a job failed');
    await storeSurely(() => failJob(context, job, verdict.failure), job, options);
  } else {
    logger.warn({ ...told, retryInMs: verdict.retryInMs }, 'a job will be tried again');
    await storeSurely(() => putOffJob(context, job, verdict), job, options);
  }
}

/** Until then the job stays ours: an outage of the database must not look like the death of a worker. */
async function storeSurely(
  store: () => Promise<unknown>,
  job: ClaimedJob,
  { logger, signal }: FaultOptions,
): Promise<void> {
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
