import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobStore, GetOptions } from '../blob-store.ts';

/** As a stream in chunks of uneven sizes, as a network delivers them. */
export function streamOf(bytes: Uint8Array, chunkBytes = 10_007): Readable {
  function* cut(): Generator<Uint8Array> {
    for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes);
  }
  return Readable.from(cut(), { objectMode: false });
}

/** Sends some bytes, then nothing more, until it is destroyed. */
export function stalledStream(bytes = randomBytes(300_000)): Readable {
  let isSent = false;
  return new Readable({
    read() {
      if (!isSent) this.push(bytes);
      isSent = true;
    },
  });
}

export async function readAll(store: BlobStore, id: string, options?: GetOptions): Promise<Buffer> {
  return buffer(await store.get(id, options));
}

let count = 0;

export function makeBlobId(): string {
  count += 1;
  return `blob_${createHash('sha256').update(String(count)).digest('hex').slice(0, 26)}`;
}
