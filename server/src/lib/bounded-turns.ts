export interface TurnLimits {
  /** How many work at once. */
  atOnce: number;
  /** How many may wait for their turn; whoever comes then is turned away. */
  waiting: number;
}

/** Lets a few tasks run at a time and a few more wait, so that a storm of them costs a bounded amount of memory. */
export function createTurns({ atOnce, waiting }: TurnLimits, turnAway: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function takeTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw turnAway();
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place goes over to the next in the queue, so nobody who comes later can slip in between.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
