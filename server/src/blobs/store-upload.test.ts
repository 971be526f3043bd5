import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { createUploadPlace, type UploadPlace } from '../testing/uploads.ts';
import { BlobNotFoundError } from './blob-store.ts';
import { discardUpload, keepUpload, readUpload } from './store-upload.ts';
import { stalledStream } from './testing/bytes.ts';
import { PATIENTLY } from '../testing/patience.ts';

let place: UploadPlace;
beforeAll(async () => {
  place = await createUploadPlace();
});
afterEach(() => place.clear());
afterAll(() => place.drop());

const expectNothingLeft = async () => expect(await place.listAll()).toEqual([]);

test('an upload is pending until it is kept, and then read by its practice alone', async () => {
  const bytes = randomBytes(200_000);
  const stored = await place.upload(bytes);
  expect(stored.blobId).toMatch(/^blob_/);
  expect(stored).toMatchObject({ bytes: 200_000, head: bytes.subarray(0, 4096) });
  await expect(readUpload(place.context, place.store, place.practiceId, stored.blobId)).rejects.toThrow(
    BlobNotFoundError,
  );
  await expect(keepUpload(place.context, 'prac_other', stored)).rejects.toThrow(BlobNotFoundError);
  await keepUpload(place.context, place.practiceId, stored);
  const read = async (start: number): Promise<Buffer> =>
    buffer(await readUpload(place.context, place.store, place.practiceId, stored.blobId, { start }));
  expect((await read(0)).equals(bytes)).toBe(true);
  expect((await read(70_000)).equals(bytes.subarray(70_000))).toBe(true);
  await expect(readUpload(place.context, place.store, 'prac_other', stored.blobId)).rejects.toThrow(BlobNotFoundError);
  await expect(keepUpload(place.context, place.practiceId, stored)).rejects.toThrow(BlobNotFoundError);
});

test('an upload of nothing has an empty head', async () => {
  expect(await place.upload(Buffer.alloc(0))).toMatchObject({ bytes: 0, head: Buffer.alloc(0) });
});

test('an upload that fills the limit to the last byte is taken; one more byte is refused, and nothing is left', async () => {
  expect(await place.upload(randomBytes(5000), { limitBytes: 5000 })).toMatchObject({ bytes: 5000 });
  await place.clear();
  await expect(place.upload(randomBytes(5001), { limitBytes: 5000 })).rejects.toEqual(new AppError('file_too_large'));
  await expectNothingLeft();
});

test('an upload is stopped at the limit, however much more would come', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1;
      this.push(Buffer.alloc(65_536));
    },
  });
  await expect(place.upload(Buffer.alloc(0), { stream: endless })).rejects.toThrow('file_too_large');
  expect(sent).toBeLessThan(64);
  expect(endless.destroyed).toBe(true);
});

test.each([10, 4096, 100_000])('an upload of %i bytes can be refused by its first bytes', async (size) => {
  const bytes = randomBytes(size);
  const heads: Buffer[] = [];
  const refused = place.upload(bytes, {
    checkHead: (head) => {
      heads.push(head);
      throw new Error('not a PDF');
    },
  });
  await expect(refused).rejects.toThrow('not a PDF');
  expect(heads).toEqual([bytes.subarray(0, 4096)]);
  await expectNothingLeft();
});

test('an upload whose sender fell silent is given up when it is aborted', async () => {
  const aborting = new AbortController();
  const stalled = place.upload(Buffer.alloc(0), { stream: stalledStream(), signal: aborting.signal });
  await vi.waitFor(async () => expect(await place.listRows()).toHaveLength(1), PATIENTLY);
  aborting.abort();
  await expect(stalled).rejects.toThrow(/abort/i);
  await expectNothingLeft();
});

test('an upload that was not wanted after all is discarded; one that was kept is not', async () => {
  const { blobId } = await place.upload(randomBytes(10));
  await discardUpload(place.context, place.store, blobId);
  await discardUpload(place.context, place.store, blobId);
  await expectNothingLeft();
  const kept = await place.uploadAndKeep();
  await discardUpload(place.context, place.store, kept);
  expect(await place.listFiles()).toEqual([kept]);
});
