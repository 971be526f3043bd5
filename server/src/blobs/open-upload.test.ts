import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadPlace, type UploadPlace } from '../testing/uploads.ts';
import { createBlobKeys } from './blob-keys.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskStore } from './disk-store.ts';
import { FRAME_BYTES } from './frames.ts';
import { openUpload, type OpenUpload } from './open-upload.ts';
import { createSealedStore } from './sealed-store.ts';
import { keepUpload } from './store-upload.ts';

let place: UploadPlace;
beforeAll(async () => {
  place = await createUploadPlace();
});
afterAll(() => place.drop());

async function open(bytes: Buffer, store: BlobStore = place.store): Promise<OpenUpload> {
  const upload = await place.upload(bytes, { limitBytes: bytes.length });
  await keepUpload(place.context, place.practiceId, upload);
  return openUpload(place.context, store, place.practiceId, upload.blobId);
}

test('any part of it is read, and no more', async () => {
  const bytes = randomBytes(FRAME_BYTES * 3 + 5);
  const upload = await open(bytes);
  expect(upload.bytes).toBe(bytes.length);
  expect((await upload.readHead()).subarray(0, 4096).equals(bytes.subarray(0, 4096))).toBe(true);
  const { length } = bytes;
  for (const [start, end] of [
    [0, 1],
    [0, length],
    [FRAME_BYTES - 1, FRAME_BYTES * 2 + 1],
    [length - 1, length],
  ] as const) {
    expect((await buffer(await upload.read(start, end))).equals(bytes.subarray(start, end))).toBe(true);
  }
});

test.each([0, FRAME_BYTES * 2])(
  'whoever leaves before the first byte from %d on stops the store, too',
  async (start) => {
    const disk = createDiskStore(place.folder);
    const sources: Readable[] = [];
    const watched: BlobStore = {
      ...disk,
      get: async (id, options) => {
        const source = await disk.get(id, options);
        sources.push(source);
        return source;
      },
    };
    const bytes = randomBytes(FRAME_BYTES * 4);
    const upload = await open(bytes, createSealedStore(watched, createBlobKeys(Buffer.alloc(32))));
    const part = await upload.read(start, bytes.length);
    part.destroy();
    await expect.poll(() => sources.map(({ destroyed }) => destroyed)).not.toContain(false);
  },
);

test('one that is another practice’s, or whose time is over, is not there', async () => {
  const id = await place.uploadAndKeep();
  const tryOpen = (practiceId: string) => openUpload(place.context, place.store, practiceId, id);
  await expect(tryOpen('prac_other')).rejects.toThrow('there are no bytes');
  await place.context.db.updateTable('blobs').set({ state: 'deleting' }).where('id', '=', id).execute();
  await expect(tryOpen(place.practiceId)).rejects.toThrow('there are no bytes');
});
