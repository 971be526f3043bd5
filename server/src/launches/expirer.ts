import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat, type Repetition } from '../lib/repeat.ts';
import { expireDueSessions } from './expire-due-sessions.ts';

export interface ExpirerOptions {
  context: Context;
  logger: Pick<Logger, 'info' | 'warn'>;
  everyMs?: number;
}

/**
 * Checks deadlines every minute, and goes on after any outage of the database. The first check catches up on what was
 * missed.
 */
export function startExpirer({ context, logger, everyMs = 60_000 }: ExpirerOptions): Repetition {
  return repeat(everyMs, async (signal) => {
    try {
      const expired = await expireDueSessions(context, { signal });
      if (expired > 0) logger.info({ expired }, 'launch sessions expired');
    } catch (error) {
      logger.warn({ err: error }, 'launch sessions could not be expired and will be with the next check');
    }
  });
}
