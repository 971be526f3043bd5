import type { Clock } from '../lib/clock.ts';
import { createRateWindows } from '../rates/rate-windows.ts';
import type { Rates } from '../rates/shared-rates.ts';

/** Counts that one process keeps for itself, without a database. */
export function createOwnRates(clock: Clock): Rates {
  return { open: (_name, perMinute) => createRateWindows(clock, perMinute) };
}
