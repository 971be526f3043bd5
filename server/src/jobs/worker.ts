import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../db/context.ts';
import { listenToChannel } from '../db/listener.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat } from '../lib/repeat.ts';
import { type ClaimedJob, claimJobs, claimSuspect } from './claim-jobs.ts';
import { JOBS_CHANNEL } from './enqueue-job.ts';
import { type JobHandlers, TASK_TYPES, type TaskType } from './job.ts';
import { LeaseLostError } from './job-errors.ts';
import { gatherCompletions } from './gather-completions.ts';
import { createLane, type Lane } from './lane.ts';
import { giveBackJobs, renewLeases } from './lease.ts';
import { reapJobs } from './reap-jobs.ts';
import { type Run, runJob } from './run-job.ts';
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
  const workerId = context.makeId('work');
  const runs = new Set<Run>();
  const completeJobWith = gatherCompletions(context);
  /** Of each kind, the practice whose turn was last. */
  const lastPractices = new Map<TaskType, string>();
  const lanes = new Map(TASK_TYPES.map((taskType) => [taskType, openLane(taskType)]));
  let isFailing = false;

  function openLane(taskType: TaskType): Lane<ClaimedJob> {
    return createLane({
      capacity: concurrency[taskType],
      claim: async (limit) => {
        const afterPractice = lastPractices.get(taskType) ?? '';
        const jobs = await claimJobs(context, { workerId, leaseMs, taskType, limit, afterPractice });
        lastPractices.set(taskType, jobs.at(-1)?.practiceId ?? afterPractice);
        return jobs;
      },
      work: async (job) => {
        const run = runJob(job, { context, logger, handler: handlers[taskType], completeJobWith, progressEveryMs });
        runs.add(run);
        void run.ended.then(() => runs.delete(run));
        // Others are claimed while the outcome of this one is being stored.
        await run.handled;
      },
      onClaimError: tellFault,
      ahead: { giveBack },
    });
  }

  function tellFault(error: unknown): void {
    if (!isFailing) logger.warn({ err: error }, 'jobs cannot be worked on, which will be tried again');
    isFailing = true;
  }

  function wakeAll(): void {
    for (const lane of lanes.values()) lane.wake();
  }

  /** After an outage others get the time of one heartbeat to renew their leases before they count as dead. */
  async function keepLeases(): Promise<void> {
    const wasFailing = isFailing;
    try {
      await renewRuns();
      if (!wasFailing && (await reapJobs(context)).length > 0) wakeAll();
      await takeSuspect();
      await sharePlaces();
      if (isFailing) logger.info('jobs are worked on again');
      isFailing = false;
    } catch (error) {
      tellFault(error);
    }
  }

  /**
   * What is being completed is left out: two statements that change several rows each, in any order, could wait for each
   * other. A completion takes a moment, and if it does not, the claim's number still decides whose the job is.
   */
  async function renewRuns(): Promise<void> {
    const renewed = [...runs].filter((run) => !run.isAbandoned() && !run.isBeingCompleted());
    const held = new Map(renewed.map((run) => [run.job, run]));
    const lost = await renewLeases(context, [...held.keys()], leaseMs);
    for (const job of lost) held.get(job)?.abandon(new LeaseLostError());
  }

  /** A practice that has no place gets one from a practice whose work has held it for long. */
  async function sharePlaces(): Promise<void> {
    for (const [taskType, lane] of lanes) {
      if (!lane.isFull()) continue;
      const held = [...runs]
        .filter((run) => run.job.taskType === taskType && !run.isAbandoned())
        .map((run) => ({ ...run.job, startedAt: run.startedAt, run }));
      const leaver = chooseLeaver(held, context.clock.now());
      if (leaver === undefined || !(await isPracticeLeftOut(context, taskType))) continue;
      lastPractices.set(taskType, leaver.practiceId);
      leaver.run.abandon(new Error('its place is given to another practice'));
      await giveBackJobs(context, [leaver.run.job]);
    }
  }

  async function takeSuspect(): Promise<void> {
    if ([...runs].some((run) => run.job.isSuspect)) return;
    const reserved = [...lanes].filter(([, lane]) => lane.reserve());
    if (reserved.length === 0) return;
    let job: ClaimedJob | undefined;
    try {
      job = await claimSuspect(context, { workerId, leaseMs, taskTypes: reserved.map(([taskType]) => taskType) });
    } finally {
      for (const [taskType, lane] of reserved) lane.fill(job?.taskType === taskType ? job : undefined);
    }
  }

  async function stop(): Promise<void> {
    await Promise.all([listener.close(), polling.stop(), ...[...lanes.values()].map((lane) => lane.close())]);
    const patience = new AbortController();
    await Promise.race([
      Promise.all([...runs].map((run) => run.ended)),
      sleep(graceMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    await keeping.stop();
    const left = [...runs].filter((run) => !run.isAbandoned());
    for (const run of left) run.abandon(new Error('the worker stops'));
    await giveBack(left.map((run) => run.job));
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
    onNotice: (taskType) => lanes.get(taskType as TaskType)?.wake(),
    onListening: wakeAll,
  });
  const polling = repeat(pollMs, async () => wakeAll());
  const keeping = repeat(heartbeatMs, keepLeases);

  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}
