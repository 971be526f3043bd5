import type { Readable } from 'node:stream';

export interface PutOptions {
  /**
   * When it is aborted, nothing is left of the bytes. Whoever aborts must also end the source, which may never send
   * again.
   */
  signal?: AbortSignal | undefined;
}

export interface GetOptions {
  /** The first byte to read; 0 by default. */
  start?: number;
}

export interface StoredBlob {
  id: string;
  /** When the bytes were written, by the clock of the store. */
  writtenAt: Date;
}

/**
 * Keeps bytes, each under an id that is used once. `put` resolves when the bytes are as safe as the store can make
 * them; before that there is nothing under the id. `delete` succeeds also if there is nothing.
 */
export interface BlobStore {
  put(id: string, bytes: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<{ bytes: number }>;
  /** Throws `BlobNotFoundError`. An error after the first byte destroys the stream. */
  get(id: string, options?: GetOptions): Promise<Readable>;
  delete(id: string): Promise<void>;
  /** Lists everything, and removes what interrupted writes left behind. */
  list(): AsyncIterable<StoredBlob>;
}

export class BlobNotFoundError extends Error {
  override name = 'BlobNotFoundError';

  constructor(id: string, options?: ErrorOptions) {
    super(`there are no bytes under ${id}`, options);
  }
}

const BLOB_ID = /^blob_[0-9a-z]{8,64}$/;

export function isBlobId(text: string): boolean {
  return BLOB_ID.test(text);
}

/** Ids become file names and object keys, so only ids that we made are accepted. */
export function checkBlobId(id: string): void {
  if (!isBlobId(id)) throw new RangeError('not the id of a blob');
}
