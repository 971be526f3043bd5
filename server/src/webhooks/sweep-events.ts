import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { lowestIdAt } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat } from '../lib/repeat.ts';
import { dropSupersededSecrets } from './secrets.ts';

const BATCH = 1000;

/** Deletes ended events that are older than their retention, with their attempts, batch by batch. Tells how many. */
export async function sweepEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  retentionDays: number,
  signal?: AbortSignal,
): Promise<number> {
  const oldest = lowestIdAt('pwevt', new Date(clock.now().getTime() - retentionDays * 24 * 60 * 60_000));
  let swept = 0;
  for (;;) {
    const count = await deleteBatch(db, oldest);
    swept += count;
    if (count < BATCH || signal?.aborted === true) return swept;
  }
}

/** Looks whether an event waits once more after it is locked: from then on nobody can send it again. */
async function deleteBatch(db: Database, oldest: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from webhook_events as event where id < ${oldest} and ${isEnded}
      order by id limit ${BATCH}::integer
      for update of event skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`
      with gone as (
        delete from webhook_events as event where id = any(${ids}::text[]) and ${isEnded} returning id
      )
      delete from webhook_attempts where event_id = any (array(select id from gone))`.execute(trx);
    return ids.length;
  });
}

const isEnded = sql`not exists (
  select from webhook_undelivered as waiting where waiting.event_id = event.id and waiting.state = 'pending'
)`;

export interface WebhookSweeperOptions {
  context: Context;
  logger: Pick<Logger, 'info' | 'warn'>;
  retentionDays: number;
  everyMs?: number;
}

/** Sweeps in the background, through any outage of the database. */
export function startWebhookSweeper(options: WebhookSweeperOptions): { stop(): Promise<void> } {
  const { context, logger, retentionDays, everyMs = 60 * 60_000 } = options;
  return repeat(everyMs, async (signal) => {
    try {
      await dropSupersededSecrets(context);
      const swept = await sweepEvents(context, retentionDays, signal);
      if (swept > 0) logger.info({ swept }, 'old webhook events were deleted');
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'old webhook events could not be deleted and will be next time');
    }
  });
}
