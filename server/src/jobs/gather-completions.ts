import type { Context } from '../db/context.ts';
import { completeJobs, type EndingJob } from './end-job.ts';
import { LeaseLostError } from './job-errors.ts';

/** Completes a job with what its handler returned. Throws `LeaseLostError` if the job is no longer ours. */
export type CompleteJob = (job: EndingJob, result: object) => Promise<void>;

interface Waiting {
  job: EndingJob;
  result: object;
  outcome: PromiseWithResolvers<void>;
}

/** A statement takes milliseconds. One that takes longer than this may wait for a server that is gone. */
const PATIENCE_MS = 2000;

/**
 * Completes jobs together. One statement is under way at a time; jobs that end meanwhile wait for it and share the next
 * one. So a job that ends alone waits for nobody, and many that end at once cost little more than one. A statement that
 * is not answered holds up its own jobs alone: the next one goes over another connection.
 *
 * Each job gets its own outcome: stored, lost to another worker, or an error. When a statement for several fails, each
 * is tried by itself, so that a result which cannot be stored is the fault of its own job alone.
 */
export function gatherCompletions(
  context: Pick<Context, 'db' | 'clock'>,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): CompleteJob {
  let waiting: Waiting[] = [];
  let isStoring = false;

  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await waitFor(store(batch));
    }
    isStoring = false;
  }

  async function waitFor(storing: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, patienceMs);
    await Promise.race([storing, late.promise]);
    clearTimeout(timer);
  }

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await completeJobs(context, batch);
      for (const ending of batch) {
        if (stored.has(ending)) ending.outcome.resolve();
        else ending.outcome.reject(new LeaseLostError());
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.outcome.reject(error);
      else await Promise.all(batch.map((ending) => store([ending])));
    }
  }

  return (job, result) => {
    const outcome = Promise.withResolvers<void>();
    waiting.push({ job, result, outcome });
    if (!isStoring) {
      isStoring = true;
      // Not at once: handlers that end in the same turn of the event loop share the first statement, too.
      setImmediate(() => void storeAll());
    }
    return outcome.promise;
  };
}
