/**
 * Jobs that a process has claimed and not yet begun. A claim costs much the same for one job as for many, so where jobs
 * end at once, those to come are claimed together with those there is a place for.
 *
 * Whoever holds a job keeps it from others. So only as many are held as jobs ended quickly in a row before; a single one
 * that took long ends it. What has not begun after a moment all the same, because those before it take longer than any
 * did lately, is given back to whoever has a place.
 */
export interface StoreOptions<Job> {
  giveBack: (jobs: readonly Job[]) => Promise<void>;
  /** A job that takes longer is not quick. */
  quickMs?: number;
  /** How long a job may wait here. */
  patienceMs?: number;
  /** How many may wait here. */
  size?: number;
}

export interface Store<Job> {
  /** How many to claim beyond the places. */
  room(): number;
  put(jobs: readonly Job[]): void;
  take(): Job | undefined;
  /** Tells how long a job was worked on. */
  noteWork(tookMs: number): void;
  /** Gives back all that waits. */
  empty(): Promise<void>;
}

export function createStore<Job>(options: StoreOptions<Job>): Store<Job> {
  const { giveBack, quickMs = 10, patienceMs = 1000, size = 100 } = options;
  let waiting: Job[] = [];
  let quickInRow = 0;
  let timer: NodeJS.Timeout | undefined;

  async function empty(): Promise<void> {
    clearTimeout(timer);
    const left = waiting;
    waiting = [];
    if (left.length > 0) await giveBack(left);
  }

  return {
    room: () => Math.min(size, quickInRow) - waiting.length,
    put: (jobs) => {
      if (jobs.length === 0) return;
      waiting.push(...jobs);
      clearTimeout(timer);
      timer = setTimeout(() => {
        quickInRow = 0;
        void empty();
      }, patienceMs);
    },
    take: () => {
      const next = waiting.shift();
      if (waiting.length === 0) clearTimeout(timer);
      return next;
    },
    noteWork: (tookMs) => {
      quickInRow = tookMs <= quickMs ? quickInRow + 1 : 0;
    },
    empty,
  };
}
