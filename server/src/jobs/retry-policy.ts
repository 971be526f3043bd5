import { JobError, RetryableError } from './job-errors.ts';
import type { JobFailure } from './job.ts';

/** The pause after each try that ended in a fault which may pass. After the try that follows the last, the job fails. */
export const RETRY_DELAYS_MS: readonly number[] = [10_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000];

/** What nobody foresaw is tried again as well, but not as often. */
export const UNFORESEEN_RETRY_DELAYS_MS: readonly number[] = RETRY_DELAYS_MS.slice(0, 2);

/** No service that asks for patience gets more than this. */
const MAX_DELAY_MS = 60 * 60_000;

export const MAX_DEATHS = 3;

export const FAILURES = {
  workerCrashed: {
    code: 'worker_crashed',
    message:
      'Processing was cut off several times while working on this. It was given up so as not to hold up other work.',
  },
  internal: {
    code: 'internal_error',
    message: 'Something went wrong on our side, and trying again did not help.',
  },
} as const satisfies Record<string, JobFailure>;

/** Shown while the job waits for its next try. */
const UNFORESEEN: JobFailure = { code: 'internal_error', message: 'Something went wrong on our side.' };

export type Verdict = { retryInMs: number; fault: JobFailure } | { failure: JobFailure };

/** What becomes of a job whose handler threw, after `attempts` tries that ended so before. */
export function judgeError(error: unknown, attempts: number): Verdict {
  if (error instanceof RetryableError) {
    const delayMs = RETRY_DELAYS_MS[attempts];
    if (delayMs !== undefined) {
      return { retryInMs: Math.min(Math.max(delayMs, error.afterMs), MAX_DELAY_MS), fault: describe(error) };
    }
  }
  if (error instanceof JobError) return { failure: describe(error) };
  const delayMs = UNFORESEEN_RETRY_DELAYS_MS[attempts];
  return delayMs === undefined ? { failure: FAILURES.internal } : { retryInMs: delayMs, fault: UNFORESEEN };
}

function describe({ code, message }: JobError): JobFailure {
  return { code, message };
}
