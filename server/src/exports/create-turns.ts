import { AppError } from '../errors.ts';

/** Runs work when it is its turn: never more than `maxAtOnce` at a time, in the order in which they came. */
export type TakeTurn = <Result>(work: () => Promise<Result>, signal: AbortSignal | undefined) => Promise<Result>;

export function createTurns({ maxAtOnce, maxWaiting }: { maxAtOnce: number; maxWaiting: number }): TakeTurn {
  let running = 0;
  const waiting = new Set<() => void>();

  const wait = (signal: AbortSignal | undefined): Promise<void> => {
    if (waiting.size >= maxWaiting) throw new AppError('unavailable');
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.delete(start);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(start);
    });
  };

  return async (work, signal) => {
    signal?.throwIfAborted();
    // A place that is free is handed to whoever waits without becoming free in between.
    if (running >= maxAtOnce) await wait(signal);
    else running += 1;
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
