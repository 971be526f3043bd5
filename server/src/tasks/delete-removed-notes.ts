import { giveUpUploads } from '../blobs/sweep-blobs.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { deleteRemovedNotes as deleteBatch } from '../records/notes/delete-removed-notes.ts';

const BATCH = 100;

/**
 * Deletes notes that were taken away and whose time is over, together with the files that they were made from. Each batch
 * is one transaction, which also marks the files; their bytes are removed by the sweeper. So whatever dies when, nothing
 * is left of a note that is gone, and a note that is there has its file.
 */
export async function deleteRemovedNotes(
  context: Pick<Context, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  for (let deleted = 0; ;) {
    signal?.throwIfAborted();
    const notes = await inTransaction(context.db, async (trx) => {
      const batch = await deleteBatch(trx, context.clock, BATCH);
      const uploads = batch.flatMap(({ practiceId, blobId }) => (blobId === null ? [] : [{ practiceId, blobId }]));
      await giveUpUploads(trx, context.clock, uploads);
      return batch;
    });
    deleted += notes.length;
    if (notes.length < BATCH) return deleted;
  }
}
