import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlobKeys } from './blob-keys.ts';
import { BlobNotFoundError, type BlobStore, type StoredBlob } from './blob-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import { createSealedStore } from './sealed-store.ts';
import { makeBlobId, readAll, stalledStream, streamOf } from './testing/bytes.ts';
import { type S3TestServer, startS3Server } from './testing/s3-server.ts';

let folder: string;
let s3: S3TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-blobs-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const keys = createBlobKeys(randomBytes(32));
const STORES: Record<string, () => BlobStore> = {
  disk: () => createDiskStore(path.join(folder, 'plain')),
  s3: () => createS3Store(s3.address),
  'sealed disk': () => createSealedStore(createDiskStore(path.join(folder, 'sealed')), keys),
  'sealed s3': () => createSealedStore(createS3Store(s3.address), keys),
};

async function listFolder(name: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe.each(Object.entries(STORES))('%s', (_, open) => {
  test.each([0, 1, 262_143, 262_144, 262_145, 524_288, 9_000_000])(
    '%i bytes come back as they went in',
    async (size) => {
      const store = open();
      const [id, bytes] = [makeBlobId(), randomBytes(size)];
      expect(await store.put(id, streamOf(bytes))).toEqual({ bytes: size });
      expect((await readAll(store, id)).equals(bytes)).toBe(true);
    },
  );

  test.each([1, 262_143, 262_144, 262_145, 524_287, 599_999])('from byte %i on', async (start) => {
    const store = open();
    const [id, bytes] = [makeBlobId(), randomBytes(600_000)];
    await store.put(id, streamOf(bytes));
    expect((await readAll(store, id, { start })).equals(bytes.subarray(start))).toBe(true);
  });

  test('a reader may stop in the middle', async () => {
    const store = open();
    const id = makeBlobId();
    await store.put(id, streamOf(randomBytes(2_000_000)));
    const stream = await store.get(id);
    await once(stream, 'readable');
    stream.destroy();
    await once(stream, 'close');
    await store.delete(id);
    await expect(readAll(store, id)).rejects.toThrow(BlobNotFoundError);
  });

  test('what is not there is not found, and deleting it is no fault', async () => {
    const store = open();
    await expect(store.get(makeBlobId())).rejects.toThrow(BlobNotFoundError);
    await store.delete(makeBlobId());
  });

  test.each(['../../etc/passwd', 'blob_../../x', '', 'BLOB_AAAAAAAA', 'blob_aaaaaaaa/b'])(
    '"%s" is no id',
    async (id) => {
      const store = open();
      await expect(store.put(id, streamOf(Buffer.from('x')))).rejects.toThrow(RangeError);
      await expect(store.get(id)).rejects.toThrow(RangeError);
      await expect(Promise.try(() => store.delete(id))).rejects.toThrow(RangeError);
    },
  );

  test('a source that fails, early or late, leaves nothing', async () => {
    const store = open();
    for (const before of [0, 300_000, 9_000_000]) {
      const id = makeBlobId();
      const failing = Readable.from(
        (function* fail() {
          if (before > 0) yield randomBytes(before);
          throw new Error('the sender is gone');
        })(),
        { objectMode: false },
      );
      await expect(store.put(id, failing)).rejects.toThrow('the sender is gone');
      await expect(store.get(id)).rejects.toThrow(BlobNotFoundError);
    }
  });

  test('one that is aborted leaves nothing', async () => {
    const store = open();
    const id = makeBlobId();
    const aborting = new AbortController();
    const source = addAbortSignal(aborting.signal, stalledStream(randomBytes(9_000_000)));
    const put = store.put(id, source, { signal: aborting.signal });
    setImmediate(() => aborting.abort());
    await expect(put).rejects.toThrow(/abort/i);
    await expect(store.get(id)).rejects.toThrow(BlobNotFoundError);
  });

  test('all that is stored is listed, with its age', async () => {
    const store = open();
    const ids = [makeBlobId(), makeBlobId()];
    for (const id of ids) await store.put(id, streamOf(randomBytes(10)));
    const listed: StoredBlob[] = [];
    for await (const blob of store.list()) listed.push(blob);
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(listed.every(({ writtenAt }) => Math.abs(Date.now() - writtenAt.getTime()) < 60_000)).toBe(true);
  });
});

test('failed and aborted writes left no file and no part behind', async () => {
  expect((await listFolder('plain')).filter((name) => name.includes('.'))).toEqual([]);
  expect((await listFolder('sealed')).filter((name) => name.includes('.'))).toEqual([]);
  expect((await s3.listFiles()).filter((file) => file.includes('uploads/.'))).toEqual([]);
});

test('S3: wrong credentials are an error, not an absence', async () => {
  const store = createS3Store({ ...s3.address, accessKeyId: 'NOBODY' });
  await expect(store.get(makeBlobId())).rejects.toThrow('does not exist in our records');
  await expect(store.put(makeBlobId(), streamOf(randomBytes(10)))).rejects.toThrow('does not exist in our records');
});

describe('the disk', () => {
  test('files are readable by their owner alone', async () => {
    const id = makeBlobId();
    await createDiskStore(path.join(folder, 'modes')).put(id, streamOf(randomBytes(10)));
    const file = path.join(folder, 'modes', id.slice(-2), id);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    expect(await readFile(file)).toHaveLength(10);
  });

  test('what a killed process was writing is removed after a day, not before', async () => {
    const store = createDiskStore(path.join(folder, 'drafts-test'));
    await store.put(makeBlobId(), streamOf(randomBytes(10)));
    const [old, young] = ['blob_oldoldold.aa', 'blob_youngyoung.bb'];
    const drafts = path.join(folder, 'drafts-test', 'drafts');
    for (const name of [old, young]) await writeFile(path.join(drafts, name), 'part');
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await utimes(path.join(drafts, old), yesterday, yesterday);
    const listed: StoredBlob[] = [];
    for await (const blob of store.list()) listed.push(blob);
    expect(listed).toHaveLength(1);
    expect(await readdir(drafts)).toEqual([young]);
  });
});
