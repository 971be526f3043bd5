import type { Readable } from 'node:stream';

export interface PutOptions {
  /** Aborted: nothing is left of the bytes. Whoever aborts ends the source as well, which may be silent for ever. */
  signal?: AbortSignal | undefined;
}

export interface GetOptions {
  /** The first byte wanted; 0 by default. */
  start?: number;
}

export interface StoredBlob {
  id: string;
  /** When the bytes were written, by the clock of whoever keeps them. */
  writtenAt: Date;
}

/**
 * Where bytes are kept, each under an id that is used once. `put` resolves when the bytes are as safe as the store can
 * make them; until then there is nothing under the id. `delete` of what is not there is a success.
 */
export interface BlobStore {
  put(id: string, bytes: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<{ bytes: number }>;
  /** Throws `BlobNotFoundError`. An error after the first byte destroys the stream. */
  get(id: string, options?: GetOptions): Promise<Readable>;
  delete(id: string): Promise<void>;
  /** Everything there is, and what interrupted writes left behind is removed on the way. */
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

/** Ids become file names and object keys: what is not of our making gets no further. */
export function checkBlobId(id: string): void {
  if (!isBlobId(id)) throw new RangeError('not the id of a blob');
}
