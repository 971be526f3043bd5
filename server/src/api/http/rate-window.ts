import type { Clock } from '../../lib/clock.ts';

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

export interface RateStanding {
  /** Below zero once the limit is passed. */
  remaining: number;
  resetSeconds: number;
}

/** Counts in windows of a minute that begin with a key's first count. Every process counts by itself. */
export interface RateWindows {
  count(key: string): RateStanding;
  /** How the key stands, without counting. */
  look(key: string): RateStanding;
}

export function createRateWindows(clock: Clock, perMinute: number, maxKeys = MAX_KEYS): RateWindows {
  /** In the order in which the windows began, so the first are the first to be over. */
  const windows = new Map<string, { count: number; endsAtMs: number }>();

  function begin(key: string, nowMs: number): { count: number; endsAtMs: number } {
    windows.delete(key);
    for (const [oldKey, old] of windows) {
      if (windows.size < maxKeys && nowMs < old.endsAtMs) break;
      windows.delete(oldKey);
    }
    const begun = { count: 0, endsAtMs: nowMs + WINDOW_MS };
    windows.set(key, begun);
    return begun;
  }

  function stand(window: { count: number; endsAtMs: number }, nowMs: number): RateStanding {
    return {
      remaining: perMinute - window.count,
      resetSeconds: Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000)),
    };
  }

  return {
    count: (key) => {
      const nowMs = clock.now().getTime();
      const current = windows.get(key);
      const window = current !== undefined && nowMs < current.endsAtMs ? current : begin(key, nowMs);
      window.count += 1;
      return stand(window, nowMs);
    },
    look: (key) => {
      const nowMs = clock.now().getTime();
      const current = windows.get(key);
      const isOpen = current !== undefined && nowMs < current.endsAtMs;
      return stand(isOpen ? current : { count: 0, endsAtMs: nowMs + WINDOW_MS }, nowMs);
    },
  };
}
