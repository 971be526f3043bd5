import { Readable } from 'node:stream';
import type { Context } from '../db/context.ts';
import { BlobNotFoundError, type BlobStore } from './blob-store.ts';
import { measureUpload } from './store-upload.ts';

/** A stored upload that can be read in part. */
export interface OpenUpload {
  bytes: number;
  /** Its first bytes, which show the kind of file: at least 4 KiB, or the whole file. */
  readHead(): Promise<Buffer>;
  /** Reads from `start` up to, and not including, `end`. When the reader stops, so does the store. */
  read(start: number, end: number): Promise<Readable>;
}

const HEAD_BYTES = 4096;

/** Throws `BlobNotFoundError`, here and later, once the upload has been deleted. */
export async function openUpload(
  { db }: Pick<Context, 'db'>,
  store: BlobStore,
  practiceId: string,
  blobId: string,
): Promise<OpenUpload> {
  const bytes = await measureUpload({ db }, practiceId, blobId);
  if (bytes === undefined) throw new BlobNotFoundError(blobId);
  return {
    bytes,
    readHead: async () => {
      let head: Buffer = Buffer.alloc(0);
      for await (const chunk of await store.get(blobId)) {
        head = Buffer.concat([head, chunk as Buffer]);
        if (head.length >= HEAD_BYTES) break;
      }
      return head;
    },
    read: async (start, end) => {
      const source = await store.get(blobId, { start });
      const part = Readable.from(take(source, end - start), { objectMode: false });
      // This also works if nobody has begun to read and so nothing of the generator has run.
      return part.once('close', () => source.destroy());
    },
  };
}

async function* take(source: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of source) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
