import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../audit/testing/log.ts';
import { updatePractice } from '../practice/practices.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { createUploadPlace, type UploadPlace } from '../testing/uploads.ts';
import { BlobNotFoundError, type BlobStore } from './blob-store.ts';
import { readUpload } from './store-upload.ts';
import { sweepBlobs, sweepOrphans } from './sweep-blobs.ts';
import { startBlobSweeper } from './sweeper.ts';
import { makeBlobId, streamOf } from './testing/bytes.ts';

const DAY_MS = 24 * 60 * 60_000;

let place: UploadPlace;
beforeAll(async () => {
  place = await createUploadPlace();
});
afterEach(() => place.clear());
afterAll(() => place.drop());

const expectNothingLeft = async () => expect(await place.listAll()).toEqual([]);

test('an abandoned upload goes after a day, not before', async () => {
  await place.upload(randomBytes(1000));
  place.context.clock.advance(DAY_MS - 1);
  expect(await sweepBlobs(place.context, place.store)).toBe(0);
  place.context.clock.advance(1);
  expect(await sweepBlobs(place.context, place.store)).toBe(1);
  await expectNothingLeft();
  expect(await sweepBlobs(place.context, place.store)).toBe(0);
});

test('what a killed process left is swept, bytes and row', async () => {
  const child = fork(path.join(import.meta.dirname, 'testing/upload-process.ts'), [
    place.context.url,
    place.folder,
    place.practiceId,
  ]);
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await place.listRows()).toMatchObject([{ state: 'pending' }]);
  const [draft = ''] = await place.listFiles();
  expect(draft).toMatch(/^blob_.*\./);
  // The child process uses the real time in its row.
  const later = { ...place.context, clock: { now: () => new Date(Date.now() + 2 * DAY_MS) } };
  expect(await sweepBlobs(later, place.store)).toBe(1);
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  await utimes(path.join(place.folder, 'drafts', draft), longAgo, longAgo);
  await sweepOrphans(place.context, place.store);
  await expectNothingLeft();
});

test('a kept upload goes when its practice says so, by the setting of the day, and leaves an audit row', async () => {
  const ids = [await place.uploadAndKeep(), await place.uploadAndKeep()];
  place.context.clock.advance(10 * DAY_MS);
  expect(await sweepBlobs(place.context, place.store)).toBe(0);
  const practice = await updatePractice(place.context, TEST_ORIGIN, place.practiceId, { uploadRetentionDays: 10 });
  expect(practice.uploadRetentionDays).toBe(10);
  const young = await place.uploadAndKeep();
  expect(await sweepBlobs(place.context, place.store)).toBe(2);
  expect(await place.listFiles()).toEqual([young]);
  expect(await place.listRows()).toEqual([{ id: young, state: 'stored' }]);
  await expect(readUpload(place.context, place.store, place.practiceId, ids[0] ?? '')).rejects.toThrow(
    BlobNotFoundError,
  );
  const audits = await place.context.db
    .selectFrom('audit_events')
    .select(['practice_id', 'subject_id', 'details'])
    .where('action', '=', 'upload.deleted')
    .orderBy('subject_id')
    .execute();
  expect(audits).toEqual(
    ids.toSorted().map((id) => ({ practice_id: place.practiceId, subject_id: id, details: { reason: 'retention' } })),
  );
  await updatePractice(place.context, TEST_ORIGIN, place.practiceId, { uploadRetentionDays: 30 });
});

test('hundreds at once, and two sweepers beside each other', async () => {
  await place.context.db
    .insertInto('blobs')
    .values(
      Array.from({ length: 450 }, () => ({
        id: makeBlobId(),
        practice_id: place.practiceId,
        state: 'stored' as const,
        bytes: 0,
        created_at: place.context.clock.now(),
      })),
    )
    .execute();
  place.context.clock.advance(31 * DAY_MS);
  await Promise.all([sweepBlobs(place.context, place.store), sweepBlobs(place.context, place.store)]);
  expect(await place.listRows()).toEqual([]);
});

test('one that stopped between marking, bytes and row is finished by the next', async () => {
  const [marked, withoutBytes] = [await place.uploadAndKeep(), await place.uploadAndKeep()];
  await place.context.db.updateTable('blobs').set({ state: 'deleting' }).execute();
  await place.store.delete(withoutBytes);
  expect(await sweepBlobs(place.context, place.store)).toBe(2);
  await expectNothingLeft();
  await expect(readUpload(place.context, place.store, place.practiceId, marked)).rejects.toThrow(BlobNotFoundError);
});

test('a store that fails keeps the row, so that nothing is forgotten', async () => {
  await place.uploadAndKeep();
  place.context.clock.advance(31 * DAY_MS);
  const failing: BlobStore = { ...place.store, delete: () => Promise.reject(new Error('the store is away')) };
  await expect(sweepBlobs(place.context, failing)).rejects.toThrow('the store is away');
  expect(await place.listRows()).toMatchObject([{ state: 'deleting' }]);
  expect(await sweepBlobs(place.context, place.store)).toBe(1);
  await expectNothingLeft();
});

test('one that cannot be erased does not keep the others, and is told', async () => {
  const [stuck = ''] = [await place.uploadAndKeep(), await place.uploadAndKeep(), await place.uploadAndKeep()];
  place.context.clock.advance(31 * DAY_MS);
  const store: BlobStore = {
    ...place.store,
    delete: async (id) => {
      if (id === stuck) throw new Error('under a lock');
      await place.store.delete(id);
    },
  };
  await expect(sweepBlobs(place.context, store)).rejects.toThrow('under a lock');
  expect(await place.listRows()).toEqual([{ id: stuck, state: 'deleting' }]);
  expect(await sweepBlobs(place.context, place.store)).toBe(1);
  await expectNothingLeft();
});

test('bytes that no row speaks of go once they are old; others stay', async () => {
  const [orphan, young] = [makeBlobId(), makeBlobId()];
  for (const id of [orphan, young]) await place.store.put(id, streamOf(randomBytes(10)));
  const kept = await place.uploadAndKeep();
  const longAgo = new Date(place.context.clock.now().getTime() - 3 * DAY_MS);
  for (const id of [orphan, kept]) await utimes(path.join(place.folder, id.slice(-2), id), longAgo, longAgo);
  expect(await sweepOrphans(place.context, place.store)).toBe(1);
  expect((await place.listFiles()).toSorted()).toEqual([young, kept].toSorted());
});

test('in the background: through an outage, and until it is stopped', async () => {
  const log = createLog();
  const { blobId } = await place.upload(randomBytes(10));
  place.context.clock.advance(DAY_MS);
  let isAway = true;
  const flaky: BlobStore = {
    ...place.store,
    delete: (id) => (isAway ? Promise.reject(new Error('away')) : place.store.delete(id)),
  };
  const sweeper = startBlobSweeper({ context: place.context, store: flaky, logger: log.logger, everyMs: 5 });
  await log.waitFor('next time');
  isAway = false;
  await log.waitFor('were deleted');
  await sweeper.stop();
  expect(await place.listFiles()).not.toContain(blobId);
});
