import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { ATTEMPT_LIMITS, type AttemptKind, delayAfter } from './attempt-limits.ts';

/**
 * How attempts to sign in are slowed down. A bucket counts those that concern one thing, such as an address or an
 * account; which buckets an attempt is counted in, and how many are free, stands in `attempt-limits.ts`.
 *
 * Free: fewer than `free` attempts were counted. The next is allowed at once.
 * - An attempt is made: it is counted before the password is looked at.
 * - The password was right: that attempt is taken back.
 *
 * Paused: too many were counted. Until `free_at`, every attempt is refused without a look at the password, and is not
 * counted, so refused attempts do not make the pause longer.
 * - `free_at` has passed: one attempt is allowed. If it is wrong, the next pause is twice as long, up to a limit.
 *
 * Forgotten: `forget_at` has passed without an attempt, or the owner signed in. The count begins anew.
 *
 * An attempt is counted in all its buckets or, where one is paused, in none.
 */

/** What is counted together: the attempts of a kind that concern one thing. */
export interface Bucket {
  kind: AttemptKind;
  of: string;
}

/** An attempt that was allowed and counted. It is needed to forgive the attempt. */
export interface TakenAttempt {
  names: Buffer[];
  freeAt: Date[];
}

interface BucketRow {
  name: Buffer;
  attempts: number;
  free_at: Date;
  forget_at: Date;
}

/**
 * Counts an attempt before it is made: in all its buckets or, if one of them is paused, in none. Counting first also
 * holds against many attempts at the same moment. Attempts that succeed are forgiven afterwards.
 */
export async function takeAttempt({ db, clock }: Context, buckets: readonly Bucket[]): Promise<TakenAttempt> {
  const now = clock.now();
  const kinds = new Map(buckets.map((bucket) => [nameOf(bucket).toString('hex'), bucket.kind]));
  return inTransaction(db, async (trx) => {
    const rows = await lockBuckets(trx, now, buckets.map(nameOf));
    const known = rows.map((row) => ({ ...row, kind: kinds.get(row.name.toString('hex')) ?? 'ip' }));
    // `free_at` alone is not enough: the clocks of processes differ by milliseconds, so only buckets with too many
    // attempts count as paused.
    const paused = known.filter(({ kind, attempts }) => delayAfter(kind, attempts) > 0);
    const waitMs = Math.max(0, ...paused.map((row) => row.free_at.getTime() - now.getTime()));
    if (waitMs > 0) throw new TooManyAttemptsError(Math.ceil(waitMs / 1000));
    const counted = known.map(({ kind, ...row }) => {
      const attempts = row.forget_at <= now ? 1 : row.attempts + 1;
      const freeAt = new Date(now.getTime() + delayAfter(kind, attempts));
      const forgetAt = new Date(freeAt.getTime() + ATTEMPT_LIMITS[kind].forgetMs);
      return { name: row.name, attempts, freeAt, forgetAt };
    });
    await sql`
      update attempt_buckets
      set attempts = counted.attempts, free_at = counted.free_at, forget_at = counted.forget_at
      from unnest(
        ${counted.map(({ name }) => name)}::bytea[],
        ${counted.map(({ attempts }) => attempts)}::integer[],
        ${counted.map(({ freeAt }) => freeAt)}::timestamptz[],
        ${counted.map(({ forgetAt }) => forgetAt)}::timestamptz[]
      ) as counted (name, attempts, free_at, forget_at)
      where attempt_buckets.name = counted.name`.execute(trx);
    return { names: counted.map(({ name }) => name), freeAt: counted.map(({ freeAt }) => freeAt) };
  });
}

/**
 * The rows of the buckets, made where missing. They are locked in the order of their names, so that two attempts never
 * wait for each other.
 */
async function lockBuckets(db: DatabaseTransaction, now: Date, names: Buffer[]): Promise<BucketRow[]> {
  const { rows } = await sql<BucketRow>`
    insert into attempt_buckets (name, attempts, free_at, forget_at)
    select name, 0, ${now}::timestamptz, ${now}::timestamptz from unnest(${names}::bytea[]) as given (name)
    order by name
    on conflict (name) do update set name = excluded.name
    returning name, attempts, free_at, forget_at`.execute(db);
  return rows;
}

/** Takes back the one attempt. A pause that another attempt has caused meanwhile stays. */
export async function forgiveAttempt({ db, clock }: Context, { names, freeAt }: TakenAttempt): Promise<void> {
  await sql`
    with taken as (
      select attempt_buckets.name, given.free_at
      from attempt_buckets
      join unnest(${names}::bytea[], ${freeAt}::timestamptz[]) as given (name, free_at) using (name)
      order by attempt_buckets.name
      for update of attempt_buckets
    )
    update attempt_buckets
    set attempts = greatest(attempts - 1, 0),
      free_at = case when attempt_buckets.free_at = taken.free_at then ${clock.now()} else attempt_buckets.free_at end
    from taken where attempt_buckets.name = taken.name`.execute(db);
}

/** Forgets what was counted, once the person behind it has proved who they are. */
export async function clearAttempts({ db }: Pick<Context, 'db'>, bucket: Bucket): Promise<void> {
  await db.deleteFrom('attempt_buckets').where('name', '=', nameOf(bucket)).execute();
}

/** A hash, so that the table holds no addresses of people. */
function nameOf({ kind, of }: Bucket): Buffer {
  return hashSecret(`${kind}\n${of}`);
}
