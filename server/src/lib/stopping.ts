/**
 * Tells many at once to stop. An AbortSignal does the same, but listening to it and leaving it again takes so long that
 * it counts where thousands begin and end in a second.
 */
export interface Stopping {
  isStopped(): boolean;
  /** Called once, when everything is told to stop. */
  add(stop: () => void): void;
  remove(stop: () => void): void;
  stopAll(): void;
}

export function createStopping(): Stopping {
  const listening = new Set<() => void>();
  let isStopped = false;
  return {
    isStopped: () => isStopped,
    add: (stop) => listening.add(stop),
    remove: (stop) => listening.delete(stop),
    stopAll: () => {
      isStopped = true;
      for (const stop of listening) stop();
      listening.clear();
    },
  };
}
