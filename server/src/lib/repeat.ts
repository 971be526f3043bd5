import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Resolves when the step under way has ended; none follows. */
  stop(): Promise<void>;
}

/** Does a step, waits, does it again: never two at a time. The step's first run is at once. */
export function repeat(everyMs: number, step: (signal: AbortSignal) => Promise<void>): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await step(signal);
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
