import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { sealAuditEvents } from './seal.ts';

export interface SealerOptions {
  db: Database;
  clock: Clock;
  logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  everyMs?: number;
}

export interface Sealer {
  /** Resolves when the transaction under way has ended. What is still unsealed waits for the next sealer. */
  stop(): Promise<void>;
}

/** Seals in the background, one run after the other, and goes on after any outage of the database. */
export function startSealer({ db, clock, logger, everyMs = 1000 }: SealerOptions): Sealer {
  const stopping = new AbortController();
  const running = run(stopping.signal);

  async function run(signal: AbortSignal): Promise<void> {
    let isFailing = false;
    let reported = '';
    while (!signal.aborted) {
      try {
        const { unsound } = await sealAuditEvents({ db, clock, signal });
        if (isFailing) logger.info('audit sealing works again');
        isFailing = false;
        // Reported once and not every second: the chains stay as they are until a person has looked at them.
        if (unsound.length > 0 && unsound.join() !== reported) {
          logger.error({ chains: unsound }, 'audit chains do not match their heads: verify them');
        }
        reported = unsound.join();
      } catch (error) {
        if (!isFailing) logger.warn({ err: error }, 'audit sealing failed and will be tried again');
        isFailing = true;
      }
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
