import { AudioError } from '../audio-error.ts';

/** A failure that may pass. `waitMs` is what the server asked for. */
export class PassingFailure extends Error {
  readonly waitMs: number | undefined;

  constructor(message: string, waitMs?: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

export interface RetryTools {
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** From 0 to 1, so that many workers do not come back at the same moment. */
  random: () => number;
}

/** How long to wait before each further try. */
const DELAYS_MS = [500, 2000, 8000, 30_000];
const JITTER = 0.25;
const LONGEST_WAIT_MS = 60_000;

/** Tries again while failures may pass, and ends with `provider_unavailable`; any other error goes through at once. */
export async function withRetries<T>(work: () => Promise<T>, signal: AbortSignal, tools: RetryTools): Promise<T> {
  for (const delayMs of [...DELAYS_MS, undefined]) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PassingFailure)) throw error;
      if (delayMs === undefined) throw new AudioError('provider_unavailable', error.message);
      const jittered = delayMs * (1 + JITTER * tools.random());
      await tools.sleep(Math.min(Math.max(error.waitMs ?? 0, jittered), LONGEST_WAIT_MS), signal);
    }
  }
  throw new AudioError('provider_unavailable', 'no try was made');
}

/** RFC 9110, section 10.2.3: a number of seconds or a date. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const waitMs = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
