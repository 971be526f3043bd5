import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Resolves when the step under way has ended. No other step follows. */
  stop(): Promise<void>;
}

/** Runs a step at once and then again and again, with a pause in between: never two at a time. */
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
