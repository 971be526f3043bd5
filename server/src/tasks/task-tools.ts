import type { BlobStore } from '../blobs/blob-store.ts';
import type { LocalCopies } from '../blobs/local-copy.ts';
import type { Context } from '../db/context.ts';

/** What the handlers of all kinds of jobs that read uploads work with. */
export interface TaskTools {
  context: Context;
  blobs: BlobStore;
  copies: LocalCopies;
}
