import { createStore, type StoreOptions } from './lane-store.ts';

export interface LaneOptions<Job> {
  capacity: number;
  /** Gets jobs, at most as many as it is asked for. */
  claim: (limit: number) => Promise<Job[]>;
  /** Works on one; settles when its place is free again, and never rejects. */
  work: (job: Job) => Promise<void>;
  onClaimError: (error: unknown) => void;
  /** While jobs end quickly, some more are claimed than there are places. */
  ahead?: StoreOptions<Job>;
}

/** The places in which one process runs one kind of work. */
export interface Lane<Job> {
  /** There may be something to do. Claims until nothing is left or every place is taken, then as places get free. */
  wake(): void;
  /** Keeps a place from `wake` for a job that comes another way; false when none is free. */
  reserve(): boolean;
  /** Ends a reservation: with a job to work on, or without. */
  fill(job: Job | undefined): void;
  isFull(): boolean;
  /** No claim is made after this; resolves when the one under way has ended, and what had not begun is given back. */
  close(): Promise<void>;
}

/**
 * A place is free, taken by a job that is worked on, or taken by a claim that is under way: a claim takes all free
 * places before it asks, so that nobody else counts on them, and gives back those it got no job for.
 *
 * Claiming goes on in rounds while more may be wanted (`isWanted`): since the last call to `wake`, or because the last
 * round found something. It rests when a round found nothing, when every place is taken, or when the lane is closed. A
 * place that gets free takes a job that was claimed ahead, or else begins the next round if one is wanted.
 */
export function createLane<Job>({ capacity, claim, work, onClaimError, ahead }: LaneOptions<Job>): Lane<Job> {
  const store = ahead === undefined ? undefined : createStore(ahead);
  let taken = 0;
  let isWanted = false;
  let isOpen = true;
  let isClaiming = false;
  let claiming = Promise.resolve();

  function wake(): void {
    isWanted = true;
    if (!isClaiming) claiming = claimAll();
  }

  function isDue(): boolean {
    return isOpen && isWanted && taken < capacity;
  }

  async function claimAll(): Promise<void> {
    isClaiming = true;
    while (isDue()) {
      isWanted = false;
      const places = capacity - taken;
      taken += places;
      let jobs: Job[] = [];
      try {
        jobs = await claim(places + (store?.room() ?? 0));
      } catch (error) {
        onClaimError(error);
      }
      // Fewer than asked for may still not be all: those of one practice are shared out with others'.
      isWanted ||= jobs.length > 0;
      taken -= places;
      // Other places may have got free meanwhile.
      const begun = jobs.slice(0, capacity - taken);
      taken += begun.length;
      store?.put(jobs.slice(begun.length));
      for (const job of begun) void workOn(job);
    }
    // In the same breath as the last look at `isWanted`, so that no call to wake falls between.
    isClaiming = false;
  }

  async function workOn(job: Job): Promise<void> {
    const startMs = performance.now();
    await work(job);
    store?.noteWork(performance.now() - startMs);
    leave();
  }

  /** The place goes to a job that was claimed ahead, if there is one. */
  function leave(): void {
    const next = isOpen ? store?.take() : undefined;
    if (next !== undefined) return void workOn(next);
    taken -= 1;
    if (isWanted) wakeSoon();
  }

  /** Places that get free in the same turn of the event loop share a claim. */
  const wakeSoon = oncePerTurn(() => {
    if (isWanted) wake();
  });

  return {
    wake,
    reserve: () => {
      if (!isOpen || taken >= capacity) return false;
      taken += 1;
      return true;
    },
    isFull: () => taken >= capacity,
    fill: (job) => (job === undefined ? leave() : void workOn(job)),
    close: async () => {
      isOpen = false;
      await claiming;
      await store?.empty();
    },
  };
}

/** What it returns may be called often in one turn of the event loop: it then runs once, right after it. */
function oncePerTurn(run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      run();
    });
  };
}
