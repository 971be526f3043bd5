const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause after each failed attempt, counted from its end. After the attempt that follows the last, it is over. */
export const RETRY_DELAYS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  8 * HOUR_MS,
  24 * HOUR_MS,
];

export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** What failed together is not tried again together. */
const JITTER = 0.1;

/** When to try again after failed attempt number `attempt`, which is 1 for the first; undefined: never. */
export function planRetry(attempt: number, endedAt: Date, random: () => number): Date | undefined {
  const delayMs = RETRY_DELAYS_MS[attempt - 1];
  if (delayMs === undefined) return undefined;
  return new Date(endedAt.getTime() + Math.round(delayMs * (1 + JITTER * random())));
}
