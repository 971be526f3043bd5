import { addAbortSignal, type Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import { BlobNotFoundError, type BlobStore, type GetOptions } from './blob-store.ts';

/**
 * How the bytes and the row of an upload stay in step, whatever crashes: the row is made before the first byte, as
 * `pending`. It becomes `stored` in the transaction that makes the job which needs the bytes. What stays pending this
 * long was abandoned, and is deleted.
 */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const HEAD_BYTES = 4096;

export interface UploadOptions {
  practiceId: string;
  stream: Readable;
  limitBytes: number;
  /** How many bytes the practice may still store. */
  leftBytes?: number;
  signal?: AbortSignal;
  /** Called with the first bytes as soon as they are there. If it throws, the upload ends. */
  checkHead?: (head: Buffer) => void;
}

export interface Upload {
  blobId: string;
  bytes: number;
  /** The first 4 KiB, which show the kind of file. */
  head: Buffer;
}

/**
 * Throws `file_too_large` at the first byte beyond the limit, and `storage_full` beyond what the practice has left.
 * After any error nothing is left of the upload.
 */
export async function storeUpload(context: Context, store: BlobStore, options: UploadOptions): Promise<Upload> {
  const { practiceId, stream, limitBytes, leftBytes = Number.POSITIVE_INFINITY, signal, checkHead } = options;
  const { db, clock, makeId } = context;
  // So that a sender who sends nothing more can be given up.
  if (signal !== undefined) addAbortSignal(signal, stream);
  const blobId = makeId('blob');
  const now = clock.now();
  await sql`
    insert into blobs (id, practice_id, state, created_at, delete_after)
    values (${blobId}, ${practiceId}, 'pending', ${now}, ${new Date(now.getTime() + ABANDONED_AFTER_MS)})`.execute(db);
  const guarded = guardBytes(stream, { limitBytes, leftBytes }, checkHead);
  try {
    const { bytes } = await store.put(blobId, guarded.bytes, { signal });
    return { blobId, bytes, head: guarded.head() };
  } catch (error) {
    // If this fails as well, the sweeper removes it later.
    await discardUpload(context, store, blobId).catch(() => undefined);
    throw error;
  }
}

function guardBytes(
  source: AsyncIterable<Uint8Array>,
  { limitBytes, leftBytes }: { limitBytes: number; leftBytes: number },
  checkHead: UploadOptions['checkHead'],
): { bytes: AsyncIterable<Uint8Array>; head: () => Buffer } {
  let total = 0;
  let head: Buffer = Buffer.alloc(0);
  let isChecked = false;

  function check(): void {
    isChecked = true;
    checkHead?.(head);
  }

  async function* guard(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      total += chunk.length;
      if (total > limitBytes) throw new AppError('file_too_large');
      if (total > leftBytes) throw new AppError('storage_full');
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      if (!isChecked && head.length === HEAD_BYTES) check();
      yield chunk;
    }
    if (!isChecked) check();
  }

  return { bytes: guard(), head: () => head };
}

/** Call it in the transaction of what needs the bytes from now on, such as the job that works on them. */
export async function keepUpload(
  { db }: Pick<Context, 'db'>,
  practiceId: string,
  { blobId, bytes }: Pick<Upload, 'blobId' | 'bytes'>,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update blobs set state = 'stored', bytes = ${bytes}::bigint, delete_after = null
    where id = ${blobId} and practice_id = ${practiceId} and state = 'pending'`.execute(db);
  if (numAffectedRows !== 1n) throw new BlobNotFoundError(blobId);
}

/** Removes an upload that was not kept. A kept one stays. */
export async function discardUpload({ db }: Pick<Context, 'db'>, store: BlobStore, blobId: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update blobs set state = 'deleting', delete_after = null
    where id = ${blobId} and state = 'pending'`.execute(db);
  if (numAffectedRows === 1n) await eraseBlob({ db }, store, blobId);
}

/** The bytes of an upload that was kept. Throws `BlobNotFoundError` once it has been deleted. */
export async function readUpload(
  { db }: Pick<Context, 'db'>,
  store: BlobStore,
  practiceId: string,
  blobId: string,
  options?: GetOptions,
): Promise<Readable> {
  if ((await measureUpload({ db }, practiceId, blobId)) === undefined) throw new BlobNotFoundError(blobId);
  return store.get(blobId, options);
}

/** The size of a kept upload in bytes; undefined once it has been deleted. */
export async function measureUpload(
  { db }: Pick<Context, 'db'>,
  practiceId: string,
  blobId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ bytes: number }>`
    select bytes from blobs where id = ${blobId} and practice_id = ${practiceId} and state = 'stored'`.execute(db);
  return rows[0]?.bytes;
}

/** Removes the bytes first and then the row: after a crash in between, the row says what is still to be done. */
export async function eraseBlob({ db }: Pick<Context, 'db'>, store: BlobStore, blobId: string): Promise<void> {
  await store.delete(blobId);
  await sql`delete from blobs where id = ${blobId} and state = 'deleting'`.execute(db);
}
