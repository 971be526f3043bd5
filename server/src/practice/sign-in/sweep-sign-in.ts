import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Logger } from '../../lib/logger.ts';
import { repeat, type Repetition } from '../../lib/repeat.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Deletes what has run out. None of it has any effect any more, so the time of this does not matter. */
export async function sweepSignIn({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`
    delete from member_sessions
    where ends_at <= ${now} or last_seen_at + idle_limit_ms * interval '1 millisecond' <= ${now}`.execute(db);
  await db.deleteFrom('member_devices').where('expires_at', '<=', now).execute();
  await db.deleteFrom('member_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempt_buckets').where('forget_at', '<=', now).execute();
}

export function startSignInSweeper(context: Context, logger: Pick<Logger, 'warn'>): Repetition {
  return repeat(SWEEP_EVERY_MS, async (signal) => {
    try {
      await sweepSignIn(context);
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'ended sessions could not be deleted and will be next time');
    }
  });
}
