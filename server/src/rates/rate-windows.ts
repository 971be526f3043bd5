import type { Clock } from '../lib/clock.ts';

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

export interface RateStanding {
  /** Below zero once the limit is exceeded. */
  remaining: number;
  resetSeconds: number;
}

/** Counts for each key in windows of a minute, which begin with the key's first request. */
export interface RateWindows {
  count(key: string): RateStanding;
  /** How many the key has left, without counting. */
  look(key: string): RateStanding;
  /** The windows that are still open and in which something was counted since they were last taken. */
  takeChanged(): Map<string, RateWindow>;
  /** Gives back windows that could not be stored. */
  putBack(changed: ReadonlyMap<string, RateWindow>): void;
}

/** One key's minute. */
export interface RateWindow {
  /** What all processes counted, as far as this process knows. */
  stored: number;
  /** What this process has counted and not stored yet. */
  own: number;
  endsAtMs: number;
}

export function createRateWindows(clock: Clock, perMinute: number, maxKeys = MAX_KEYS): RateWindows {
  /** In the order in which the windows began, so the first ones end first. */
  const windows = new Map<string, RateWindow>();
  let changed = new Map<string, RateWindow>();

  function begin(key: string, nowMs: number): RateWindow {
    windows.delete(key);
    for (const [oldKey, old] of windows) {
      if (windows.size < maxKeys && nowMs < old.endsAtMs) break;
      windows.delete(oldKey);
      changed.delete(oldKey);
    }
    const begun = { stored: 0, own: 0, endsAtMs: nowMs + WINDOW_MS };
    windows.set(key, begun);
    return begun;
  }

  function stand({ stored, own, endsAtMs }: RateWindow, nowMs: number): RateStanding {
    return {
      remaining: perMinute - stored - own,
      resetSeconds: Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000)),
    };
  }

  return {
    count: (key) => {
      const nowMs = clock.now().getTime();
      const current = windows.get(key);
      const window = current !== undefined && nowMs < current.endsAtMs ? current : begin(key, nowMs);
      window.own += 1;
      changed.set(key, window);
      return stand(window, nowMs);
    },
    look: (key) => {
      const nowMs = clock.now().getTime();
      const current = windows.get(key);
      const isOpen = current !== undefined && nowMs < current.endsAtMs;
      return stand(isOpen ? current : { stored: 0, own: 0, endsAtMs: nowMs + WINDOW_MS }, nowMs);
    },
    takeChanged: () => {
      const nowMs = clock.now().getTime();
      const taken = new Map([...changed].filter(([, { endsAtMs }]) => nowMs < endsAtMs));
      changed = new Map();
      return taken;
    },
    putBack: (unstored) => {
      for (const [key, window] of unstored) if (windows.get(key) === window) changed.set(key, window);
    },
  };
}
