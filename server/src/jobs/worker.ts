import type { Context } from '../db/context.ts';
import { listenToChannel } from '../db/listener.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat } from '../lib/repeat.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { JOBS_CHANNEL } from './enqueue-job.ts';
import { gatherCompletions } from './gather-completions.ts';
import { type JobHandlers, TASK_TYPES, type TaskType } from './job.ts';
import { createLanes } from './lanes.ts';
import { giveBackJobs } from './lease.ts';
import { reapJobs } from './reap-jobs.ts';
import { createRuns } from './runs.ts';
import { chooseLeaver, isPracticeLeftOut } from './share-places.ts';

export interface WorkerOptions {
  context: Context;
  logger: Logger;
  databaseUrl: string;
  handlers: JobHandlers;
  /** How many of a kind this process works on at once; none of those with 0. */
  concurrency: Record<TaskType, number>;
  /** How long a worker may be silent before its jobs are given to another. */
  leaseMs?: number;
  heartbeatMs?: number;
  /** How often to look without having been told: for what was put off, and in case a notification was lost. */
  pollMs?: number;
  /** How long running jobs may go on after `stop`. */
  graceMs?: number;
  progressEveryMs?: number;
}

export interface Worker {
  /** Lets running jobs end for a while, then puts the rest back into the queue. */
  stop(): Promise<void>;
}

/** Works on jobs in the background, beside any number of other workers, through any outage of the database. */
export function startWorker(options: WorkerOptions): Worker {
  const { context, logger, databaseUrl, handlers, concurrency } = options;
  const { leaseMs = 30_000, heartbeatMs = 10_000, pollMs = 5000, graceMs = 5000, progressEveryMs = 1000 } = options;
  const completeJobWith = gatherCompletions(context);
  const runs = createRuns({ context, logger, handlers, completeJobWith, progressEveryMs, leaseMs });
  const lanes = createLanes({ context, leaseMs, concurrency, work: runs.work, onClaimError: tellFault, giveBack });
  let isFailing = false;

  function tellFault(error: unknown): void {
    if (!isFailing) logger.warn({ err: error }, 'jobs cannot be worked on, which will be tried again');
    isFailing = true;
  }

  /** After an outage others get the time of one heartbeat to renew their leases before they count as dead. */
  async function keepLeases(): Promise<void> {
    const wasFailing = isFailing;
    try {
      await runs.renewLeases();
      if (!wasFailing && (await reapJobs(context)).length > 0) lanes.wakeAll();
      if (!runs.hasSuspect()) await lanes.takeSuspect();
      await sharePlaces();
      if (isFailing) logger.info('jobs are worked on again');
      isFailing = false;
    } catch (error) {
      tellFault(error);
    }
  }

  /** A practice that has no place gets one from a practice whose work has held it for long. */
  async function sharePlaces(): Promise<void> {
    for (const taskType of TASK_TYPES) {
      if (!lanes.isFull(taskType)) continue;
      const held = runs.list(taskType).map((run) => ({ ...run.job, startedAt: run.startedAt, run }));
      const leaver = chooseLeaver(held, context.clock.now());
      if (leaver === undefined || !(await isPracticeLeftOut(context, taskType))) continue;
      lanes.endTurn(taskType, leaver.practiceId);
      leaver.run.abandon(new Error('its place is given to another practice'));
      await giveBackJobs(context, [leaver.run.job]);
    }
  }

  async function giveBack(jobs: readonly ClaimedJob[]): Promise<void> {
    try {
      await giveBackJobs(context, jobs);
    } catch (error) {
      logger.warn({ err: error }, 'jobs could not be given back; they will be taken when their leases have run out');
    }
  }

  const listener = listenToChannel({
    url: databaseUrl,
    channel: JOBS_CHANNEL,
    logger,
    onNotice: lanes.wake,
    onListening: lanes.wakeAll,
  });
  const polling = repeat(pollMs, async () => lanes.wakeAll());
  const keeping = repeat(heartbeatMs, keepLeases);

  async function stop(): Promise<void> {
    await Promise.all([listener.close(), polling.stop(), lanes.close()]);
    await runs.waitUntilEnded(graceMs);
    await keeping.stop();
    await giveBack(runs.abandonAll(new Error('the worker stops')));
  }

  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}
