import { sql } from 'kysely';
import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import { recordAudits } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import { type BlobStore, isBlobId } from './blob-store.ts';
import { eraseBlob } from './store-upload.ts';

const BATCH = 200;
/** After so many that cannot be erased it is the store that is away, and the rest waits for the next time. */
const MAX_FAULTS = 20;
/**
 * Bytes without a row belong to a process that died, or to one that is about to write the row. After this time only the
 * former is possible.
 */
const ORPHANED_AFTER_MS = 48 * 60 * 60_000;

/**
 * Deletes uploads that were abandoned, or that are older than their practice keeps them. Several processes may do this
 * at once, and die at any point: a blob is marked first, then its bytes are removed, then its row.
 */
export async function sweepBlobs(context: Context, store: BlobStore, signal?: AbortSignal): Promise<number> {
  await markAbandoned(context);
  while ((await markExpired(context)) === BATCH) signal?.throwIfAborted();
  let swept = 0;
  const faults: unknown[] = [];
  for (let after: string | undefined = ''; after !== undefined && faults.length < MAX_FAULTS;) {
    const ids: string[] = await listMarked(context.db, after);
    for (const id of ids) {
      signal?.throwIfAborted();
      if (faults.length === MAX_FAULTS) break;
      // One that the store does not let go, such as an object under a lock, must not keep all the others.
      await eraseBlob(context, store, id).then(
        () => (swept += 1),
        (error: unknown) => faults.push(error),
      );
    }
    after = ids.at(-1);
  }
  if (faults.length > 0) throw faults[0];
  return swept;
}

async function markAbandoned({ db, clock }: Context): Promise<void> {
  await sql`
    update blobs set state = 'deleting', delete_after = null
    where state = 'pending' and delete_after <= ${clock.now()}::timestamptz`.execute(db);
}

/** Uses the retention that is set now, whatever it was when the bytes came. */
async function markExpired({ db, clock }: Context): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<MarkedBlob>`
      update blobs set state = 'deleting'
      where id = any (array(
        select expired.id from practices cross join lateral (
          select id from blobs
          where practice_id = practices.id and state = 'stored'
            and created_at <= ${now}::timestamptz - make_interval(days => practices.upload_retention_days)
          order by created_at limit ${BATCH}::integer
          for update skip locked
        ) as expired
        limit ${BATCH}::integer
      ))
      returning id, practice_id`.execute(trx);
    await recordDeletions(trx, clock, rows, 'retention');
    return rows.length;
  });
}

/** For uploads whose notes are gone. Their bytes are removed by the next sweep. */
export async function giveUpUploads(
  trx: DatabaseTransaction,
  clock: Context['clock'],
  uploads: readonly { practiceId: string; blobId: string }[],
): Promise<void> {
  if (uploads.length === 0) return;
  const { rows } = await sql<MarkedBlob>`
    update blobs set state = 'deleting'
    from unnest(${uploads.map(({ practiceId }) => practiceId)}::text[], ${uploads.map(({ blobId }) => blobId)}::text[])
      as given (practice_id, id)
    where blobs.id = given.id and blobs.practice_id = given.practice_id and blobs.state = 'stored'
    returning blobs.id, blobs.practice_id`.execute(trx);
  await recordDeletions(trx, clock, rows, 'note_deleted');
}

interface MarkedBlob {
  id: string;
  practice_id: string;
}

async function recordDeletions(
  trx: DatabaseTransaction,
  clock: Context['clock'],
  blobs: readonly MarkedBlob[],
  reason: string,
): Promise<void> {
  const entries = blobs.map(({ id, practice_id: practiceId }) => ({
    practiceId,
    action: 'upload.deleted' as const,
    origin: SYSTEM_ORIGIN,
    subject: { type: 'upload', id },
    details: { reason },
  }));
  await recordAudits(trx, clock, entries);
}

async function listMarked(db: Database, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from blobs where state = 'deleting' and id > ${after} order by id limit ${BATCH}::integer`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes bytes that have no row. Files that do not look like ours are left alone. */
export async function sweepOrphans({ db, clock }: Context, store: BlobStore, signal?: AbortSignal): Promise<number> {
  let swept = 0;
  let batch: string[] = [];
  const sweepBatch = async (): Promise<void> => {
    const { rows } = await sql<{ id: string }>`
      select found.id from unnest(${batch}::text[]) as found (id)
      where not exists (select from blobs where blobs.id = found.id)`.execute(db);
    for (const { id } of rows) await store.delete(id);
    swept += rows.length;
    batch = [];
  };
  for await (const { id, writtenAt } of store.list()) {
    signal?.throwIfAborted();
    const ageMs = clock.now().getTime() - writtenAt.getTime();
    if (isBlobId(id) && ageMs > ORPHANED_AFTER_MS) batch.push(id);
    if (batch.length === BATCH) await sweepBatch();
  }
  await sweepBatch();
  return swept;
}
