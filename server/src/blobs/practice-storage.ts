import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';

/**
 * How many bytes a practice may still upload. Throws `storage_full` if there are none. Uploads that run at the same
 * time do not see each other, so together they can exceed the limit.
 */
export async function measureStorageLeft(
  { db }: Pick<Context, 'db'>,
  practiceId: string,
  maxBytes: number,
): Promise<number> {
  if (maxBytes === 0) return Number.POSITIVE_INFINITY;
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(bytes), 0)::bigint as used from blobs
    where practice_id = ${practiceId} and state = 'stored'`.execute(db);
  const left = maxBytes - (rows[0]?.used ?? 0);
  if (left <= 0) throw new AppError('storage_full');
  return left;
}
