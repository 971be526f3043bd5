import { setTimeout as wait } from 'node:timers/promises';

/** Null where it takes longer. */
export async function withinMs<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const late = new AbortController();
  try {
    return await Promise.race([work, wait(ms, null, { signal: late.signal }).catch(() => null)]);
  } finally {
    late.abort();
  }
}
