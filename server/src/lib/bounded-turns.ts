export interface TurnLimits {
  /** How many tasks run at a time. */
  atOnce: number;
  /** How many more may wait for their turn. Further ones are turned away. */
  waiting: number;
}

/**
 * Runs the task when its turn has come. A caller who gives up while waiting leaves the queue, and the task never
 * begins.
 */
export type TakeTurn = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets a few tasks run at a time and a few more wait, in the order in which they came. So a flood of them takes a
 * bounded amount of memory.
 */
export function createTurns({ atOnce, waiting }: TurnLimits, turnAway: () => Error): TakeTurn {
  // A set keeps the order of arrival, and removes one from the middle without a search.
  const queue = new Set<() => void>();
  let running = 0;

  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    if (queue.size >= waiting) throw turnAway();
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        queue.delete(start);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.add(start);
    });
  }

  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running >= atOnce) await waitForTurn(signal);
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in the queue, so that nobody who comes later gets in between.
      const [next] = queue;
      if (next === undefined) running -= 1;
      else {
        queue.delete(next);
        next();
      }
    }
  };
}
