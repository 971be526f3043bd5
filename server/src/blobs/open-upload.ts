import { Readable } from 'node:stream';
import type { Context } from '../db/context.ts';
import { BlobNotFoundError, type BlobStore } from './blob-store.ts';
import { measureUpload } from './store-upload.ts';

/** An upload that is kept, to be read in part. */
export interface OpenUpload {
  bytes: number;
  /** Its first bytes, by which the kind of file is told; at least 4 KiB, or all there are. */
  readHead(): Promise<Buffer>;
  /** From one byte to before another. Whoever stops reading also stops the store. */
  read(start: number, end: number): Promise<Readable>;
}

const HEAD_BYTES = 4096;

/** Throws `BlobNotFoundError` once its time is over, here and later. */
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
      // Also where nobody has begun to read, and nothing of the generator runs.
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
