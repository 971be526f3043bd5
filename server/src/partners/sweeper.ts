import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat, type Repetition } from '../lib/repeat.ts';
import { sweepGrants } from './sweep-grants.ts';

export interface PartnerSweeperOptions {
  context: Context;
  logger: Pick<Logger, 'info' | 'warn'>;
  everyMs?: number;
}

/** Sweeps in the background, through any outage of the database. */
export function startPartnerSweeper({ context, logger, everyMs = 60 * 60_000 }: PartnerSweeperOptions): Repetition {
  return repeat(everyMs, async (signal) => {
    try {
      const swept = await sweepGrants(context, signal);
      if (swept > 0) logger.info({ swept }, 'expired codes and tokens of partners were deleted');
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'expired codes and tokens of partners could not be deleted');
    }
  });
}
