import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';

const BATCH = 500;

/** Deletes texts that are older than the practice keeps uploads. The audit rows about them stay. */
export async function sweepOutgoingTexts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  for (let swept = 0; ;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from outgoing_texts where id = any (array(
        select expired.id from practices cross join lateral (
          select id from outgoing_texts
          where practice_id = practices.id
            and created_at <= ${clock.now()}::timestamptz - make_interval(days => practices.upload_retention_days)
          order by created_at limit ${BATCH}::integer
        ) as expired
        limit ${BATCH}::integer
      ))`.execute(db);
    swept += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return swept;
  }
}
