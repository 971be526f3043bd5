/** How many entries are stored since the start, and who waits for how many. */
export interface StoredCount {
  get(): number;
  add(more: number): void;
  /** Resolves when so many are stored. */
  waitFor(count: number): Promise<void>;
  /** Rejects all that wait. */
  fail(error: Error): void;
}

export function createStoredCount(): StoredCount {
  let stored = 0;
  let waiting: { count: number; promise: PromiseWithResolvers<void> }[] = [];

  return {
    get: () => stored,
    add: (more) => {
      stored += more;
      const reached = waiting.filter(({ count }) => count <= stored);
      waiting = waiting.filter(({ count }) => count > stored);
      for (const { promise } of reached) promise.resolve();
    },
    waitFor: (count) => {
      const promise = Promise.withResolvers<void>();
      waiting.push({ count, promise });
      return promise.promise;
    },
    fail: (error) => {
      for (const { promise } of waiting) promise.reject(error);
      waiting = [];
    },
  };
}
