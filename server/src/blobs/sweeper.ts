import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat } from '../lib/repeat.ts';
import type { BlobStore } from './blob-store.ts';
import { sweepBlobs, sweepOrphans } from './sweep-blobs.ts';

export interface SweeperOptions {
  context: Context;
  store: BlobStore;
  logger: Pick<Logger, 'info' | 'warn'>;
  everyMs?: number;
  orphansEveryMs?: number;
}

export interface Sweeper {
  stop(): Promise<void>;
}

/** Sweeps in the background, and goes on after any outage of the database or the store. */
export function startBlobSweeper(options: SweeperOptions): Sweeper {
  const { context, store, logger, everyMs = 10 * 60_000, orphansEveryMs = 24 * 60 * 60_000 } = options;
  const start = (intervalMs: number, sweep: typeof sweepBlobs, what: string) =>
    repeat(intervalMs, async (signal) => {
      try {
        const swept = await sweep(context, store, signal);
        if (swept > 0) logger.info({ swept, what }, 'uploads were deleted');
      } catch (error) {
        if (!signal.aborted) logger.warn({ what, err: error }, 'uploads could not be deleted and will be next time');
      }
    });
  const sweeps = [start(everyMs, sweepBlobs, 'expired'), start(orphansEveryMs, sweepOrphans, 'orphaned')];
  return {
    stop: async () => {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
    },
  };
}
