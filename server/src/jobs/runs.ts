import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimedJob } from './claim-jobs.ts';
import type { JobHandlers, TaskType } from './job.ts';
import { LeaseLostError } from './job-errors.ts';
import { renewLeases } from './lease.ts';
import { type Run, runJob, type RunOptions } from './run-job.ts';

export interface RunsOptions extends Omit<RunOptions, 'handler'> {
  handlers: JobHandlers;
  leaseMs: number;
}

/** The jobs that this process works on. */
export interface Runs {
  /** Settles when the handler has ended: others are claimed while the outcome of this one is being stored. */
  work(job: ClaimedJob): Promise<void>;
  /** Those of one kind that were not abandoned. */
  list(taskType: TaskType): Run[];
  hasSuspect(): boolean;
  /** Abandons those that are another worker's by now. */
  renewLeases(): Promise<void>;
  /** Resolves when all have ended, or when the time is up. */
  waitUntilEnded(patienceMs: number): Promise<void>;
  /** Tells which jobs it let go of. */
  abandonAll(reason: Error): ClaimedJob[];
}

export function createRuns({ handlers, leaseMs, ...options }: RunsOptions): Runs {
  const runs = new Set<Run>();
  const listKept = (): Run[] => [...runs].filter((run) => !run.isAbandoned());

  return {
    work: async (job) => {
      const run = runJob(job, { ...options, handler: handlers[job.taskType] });
      runs.add(run);
      void run.ended.then(() => runs.delete(run));
      await run.handled;
    },
    list: (taskType) => listKept().filter((run) => run.job.taskType === taskType),
    hasSuspect: () => [...runs].some((run) => run.job.isSuspect),
    // What is being completed is left out: two statements that change several rows each, in any order, could wait for
    // each other. A completion takes a moment, and if it does not, the claim's number still decides whose the job is.
    renewLeases: async () => {
      const renewed = listKept().filter((run) => !run.isBeingCompleted());
      const held = new Map(renewed.map((run) => [run.job, run]));
      const lost = await renewLeases(options.context, [...held.keys()], leaseMs);
      for (const job of lost) held.get(job)?.abandon(new LeaseLostError());
    },
    waitUntilEnded: async (patienceMs) => {
      const patience = new AbortController();
      await Promise.race([
        Promise.all([...runs].map((run) => run.ended)),
        sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
    },
    abandonAll: (reason) =>
      listKept().map((run) => {
        run.abandon(reason);
        return run.job;
      }),
  };
}
