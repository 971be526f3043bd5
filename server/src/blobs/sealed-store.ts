import { Readable } from 'node:stream';
import type { BlobKeys } from './blob-keys.ts';
import type { BlobStore } from './blob-store.ts';
import {
  BlobDamagedError,
  createFrameOpener,
  createFrameSealer,
  FRAME_BYTES,
  type FrameOpener,
  HEADER_BYTES,
  SEALED_FRAME_BYTES,
} from './frames.ts';

/** A store whose bytes nobody can read: they are encrypted on the way in and decrypted on the way out. */
export function createSealedStore(store: BlobStore, keys: BlobKeys): BlobStore {
  return {
    put: async (id, bytes, options) => {
      const sealer = createFrameSealer(id, keys.current);
      let plainBytes = 0;
      // Counted here, because each further stream on the way would slow down large uploads.
      async function* seal(): AsyncGenerator<Uint8Array> {
        yield sealer.header;
        for await (const chunk of bytes) {
          plainBytes += chunk.length;
          yield* sealer.seal(chunk);
        }
        yield* sealer.end();
      }
      await store.put(id, seal(), options);
      return { bytes: plainBytes };
    },

    get: async (id, { start = 0 } = {}) => {
      const firstFrame = Math.floor(start / FRAME_BYTES);
      const skip = start % FRAME_BYTES;
      if (firstFrame === 0) {
        const sealed = await store.get(id);
        return toStream(openBytes(id, keys, sealed), skip, sealed);
      }
      const header = await readHeader(await store.get(id));
      const opener = createFrameOpener(id, keys, header, firstFrame);
      const sealed = await store.get(id, { start: HEADER_BYTES + firstFrame * SEALED_FRAME_BYTES });
      return toStream(openFrames(opener, sealed), skip, sealed);
    },

    delete: store.delete,
    list: store.list,
  };
}

async function* openBytes(id: string, keys: BlobKeys, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = sealed[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    const { value, done } = await chunks.next();
    if (done === true) throw new BlobDamagedError();
    start = Buffer.concat([start, value]);
  }
  const opener = createFrameOpener(id, keys, start.subarray(0, HEADER_BYTES), 0);
  yield* openFrames(opener, followedBy(start.subarray(HEADER_BYTES), chunks));
}

async function* openFrames(opener: FrameOpener, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isEnded = false;
  for await (const frame of cutInto(SEALED_FRAME_BYTES, sealed)) {
    yield opener.open(frame);
    isEnded = frame.length < SEALED_FRAME_BYTES;
  }
  if (!isEnded) throw new BlobDamagedError();
}

/** The same bytes in pieces of one size. Only the last may be shorter. */
async function* cutInto(size: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let piece = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let offset = 0; offset < chunk.length;) {
      const taken = Math.min(size - filled, chunk.length - offset);
      piece.set(chunk.subarray(offset, offset + taken), filled);
      filled += taken;
      offset += taken;
      if (filled === size) {
        yield piece;
        piece = Buffer.allocUnsafe(size);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

async function* followedBy(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function readHeader(sealed: Readable): Promise<Buffer> {
  let header: Buffer = Buffer.alloc(0);
  for await (const chunk of sealed) {
    header = Buffer.concat([header, chunk as Buffer]);
    if (header.length >= HEADER_BYTES) break;
  }
  return header.subarray(0, HEADER_BYTES);
}

/** Leaves out the first `skip` bytes. When the reader stops, so does the store. */
function toStream(bytes: AsyncIterable<Uint8Array>, skip: number, source: Readable): Readable {
  async function* skipping(): AsyncGenerator<Uint8Array> {
    let left = skip;
    for await (const chunk of bytes) {
      const rest = chunk.subarray(Math.min(left, chunk.length));
      left -= chunk.length - rest.length;
      if (rest.length > 0) yield rest;
    }
  }
  const opened = Readable.from(skipping(), { objectMode: false, highWaterMark: FRAME_BYTES });
  // This also works if nobody has begun to read and so nothing of the generator has run.
  return opened.once('close', () => source.destroy());
}
