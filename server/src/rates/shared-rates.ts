import type { Context } from '../db/context.ts';
import { repeat } from '../lib/repeat.ts';
import { hashSecret } from '../lib/secrets.ts';
import { createRateWindows, type RateWindow, type RateWindows } from './rate-windows.ts';
import { storeCounts, sweepCounts } from './store-counts.ts';

const FLUSH_EVERY_MS = 250;
const SWEEP_EVERY_MS = 60_000;

/** Where the windows of a limit come from. */
export interface Rates {
  /** The name tells the counts of one limit from those of another. It is the same in all processes. */
  open(name: string, perMinute: number): RateWindows;
}

export interface SharedRates extends Rates {
  /** Stores what was counted here, and learns what was counted elsewhere. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counts that hold for all processes on one database. A request is only counted in memory, on top of the last known
 * total of all processes. Four times a second, one statement stores what was counted since and brings back the totals.
 * So a process can let through too many requests only between two flushes: at most those that arrive there meanwhile.
 * While the database is away, each process counts for itself.
 */
export function createSharedRates({ db, clock }: Pick<Context, 'db' | 'clock'>): SharedRates {
  const limits = new Map<string, RateWindows>();
  let flushing: Promise<void> = Promise.resolve();

  async function store(): Promise<void> {
    const taken = [...limits].map(([name, windows]) => ({ name, windows, changed: windows.takeChanged() }));
    const sent = new Map<string, { window: RateWindow; own: number }>();
    const counts = taken.flatMap(({ name, changed }) =>
      [...changed].map(([key, window]) => {
        const hash = hashSecret(`${name}\n${key}`);
        sent.set(hash.toString('hex'), { window, own: window.own });
        return { name: hash, count: window.own, endsAt: new Date(window.endsAtMs) };
      }),
    );
    if (counts.length === 0) return;
    try {
      for (const { name, count, endsAt } of await storeCounts(db, clock.now(), counts)) {
        const of = sent.get(name.toString('hex'));
        if (of === undefined) continue;
        of.window.own -= of.own;
        of.window.stored = count;
        of.window.endsAtMs = endsAt.getTime();
      }
    } catch (error) {
      for (const { windows, changed } of taken) windows.putBack(changed);
      throw error;
    }
  }

  /** One flush after the other, so that nothing is stored twice. */
  function flush(): Promise<void> {
    flushing = flushing.catch(() => undefined).then(store);
    return flushing;
  }

  // What could not be stored waits for the next flush, and what could not be deleted for the next sweep.
  const storing = repeat(FLUSH_EVERY_MS, () => flush().catch(() => undefined));
  const sweeping = repeat(SWEEP_EVERY_MS, () => sweepCounts(db, clock.now()).catch(() => undefined));
  return {
    open: (name, perMinute) => {
      const windows = createRateWindows(clock, perMinute);
      limits.set(name, windows);
      return windows;
    },
    flush,
    close: async () => {
      await Promise.all([storing.stop(), sweeping.stop()]);
      await flush().catch(() => undefined);
    },
  };
}
