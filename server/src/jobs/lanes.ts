import type { Context } from '../db/context.ts';
import { type ClaimedJob, claimJobs, claimSuspect } from './claim-jobs.ts';
import { TASK_TYPES, type TaskType } from './job.ts';
import { createLane, type Lane, type LaneOptions } from './lane.ts';

export interface LanesOptions extends Pick<LaneOptions<ClaimedJob>, 'work' | 'onClaimError'> {
  context: Context;
  leaseMs: number;
  /** How many of a kind this process works on at once; none of those with 0. */
  concurrency: Record<TaskType, number>;
  giveBack: (jobs: readonly ClaimedJob[]) => Promise<void>;
}

/** The lanes of a worker, one for each kind of job. */
export interface Lanes {
  wake(taskType: string): void;
  wakeAll(): void;
  /** Claims a job that may kill its worker, if one waits and a place is free for it. */
  takeSuspect(): Promise<void>;
  /** Whether every place for a kind is taken. */
  isFull(taskType: TaskType): boolean;
  /** The next turn is that of the practice after this one. */
  endTurn(taskType: TaskType, practiceId: string): void;
  close(): Promise<void>;
}

export function createLanes(options: LanesOptions): Lanes {
  const { context, leaseMs, concurrency, work, onClaimError, giveBack } = options;
  const workerId = context.makeId('work');
  /** The practice whose turn was last, for each kind. */
  const lastPractices = new Map<TaskType, string>();
  const lanes = new Map<string, Lane<ClaimedJob>>(TASK_TYPES.map((taskType) => [taskType, openLane(taskType)]));

  function openLane(taskType: TaskType): Lane<ClaimedJob> {
    return createLane({
      capacity: concurrency[taskType],
      claim: async (limit) => {
        const afterPractice = lastPractices.get(taskType) ?? '';
        const jobs = await claimJobs(context, { workerId, leaseMs, taskType, limit, afterPractice });
        lastPractices.set(taskType, jobs.at(-1)?.practiceId ?? afterPractice);
        return jobs;
      },
      work,
      onClaimError,
      ahead: { giveBack },
    });
  }

  async function takeSuspect(): Promise<void> {
    const reserved = TASK_TYPES.filter((taskType) => lanes.get(taskType)?.reserve());
    if (reserved.length === 0) return;
    let job: ClaimedJob | undefined;
    try {
      job = await claimSuspect(context, { workerId, leaseMs, taskTypes: reserved });
    } finally {
      for (const taskType of reserved) lanes.get(taskType)?.fill(job?.taskType === taskType ? job : undefined);
    }
  }

  return {
    wake: (taskType) => lanes.get(taskType)?.wake(),
    wakeAll: () => {
      for (const lane of lanes.values()) lane.wake();
    },
    takeSuspect,
    isFull: (taskType) => lanes.get(taskType)?.isFull() ?? false,
    endTurn: (taskType, practiceId) => void lastPractices.set(taskType, practiceId),
    close: async () => {
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}
