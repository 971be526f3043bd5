// Takes uploads one after the other, as a server would, from a sender that is never the slower side.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBlobKeys } from '../server/src/blobs/blob-keys.ts';
import { createDiskStore } from '../server/src/blobs/disk-store.ts';
import { createSealedStore } from '../server/src/blobs/sealed-store.ts';
import { discardUpload, storeUpload } from '../server/src/blobs/store-upload.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';

export interface UploadOrder {
  way: 'sealed' | 'plain';
  bytes: number;
}

export interface UploadAnswer {
  ms: number;
  idleBytes: number;
  peakBytes: number;
}

const [url = '', folder = '', practiceId = ''] = process.argv.slice(2);
const CHUNK_BYTES = 64 * 1024;
const SAMPLE_MS = 20;

const db = openDatabase({ url, maxConnections: 2 });
const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
const store = createSealedStore(createDiskStore(path.join(folder, 'blobs')), createBlobKeys(randomBytes(32)));
const noise = randomBytes(CHUNK_BYTES);

/** Each chunk is memory of its own, as from a socket. */
function send(bytes: number): Readable {
  let left = bytes;
  return new Readable({
    highWaterMark: CHUNK_BYTES,
    read() {
      if (left <= 0) this.push(null);
      else this.push(Buffer.from(noise));
      left -= CHUNK_BYTES;
    },
  });
}

/** Each tells how to remove what it wrote, which is not part of the time. */
const WAYS: Record<UploadOrder['way'], (stream: Readable) => Promise<() => Promise<void>>> = {
  sealed: async (stream) => {
    const { blobId } = await storeUpload(context, store, { practiceId, stream, limitBytes: 2 ** 40 });
    return () => discardUpload(context, store, blobId);
  },
  plain: async (stream) => {
    const file = path.join(folder, 'plain');
    await pipeline(stream, createWriteStream(file, { flush: true }));
    return () => rm(file);
  },
};

async function take({ way, bytes }: UploadOrder): Promise<UploadAnswer> {
  const idleBytes = process.memoryUsage.rss();
  let peakBytes = idleBytes;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, SAMPLE_MS);
  const startMs = performance.now();
  const remove = await WAYS[way](send(bytes));
  const ms = performance.now() - startMs;
  clearInterval(sampling);
  await remove();
  return { ms, idleBytes, peakBytes };
}

process.on('message', (order: UploadOrder) => void take(order).then((answer) => process.send?.(answer)));
process.on('disconnect', () => process.exit());
