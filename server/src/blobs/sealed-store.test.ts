import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createBlobKeys } from './blob-keys.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskStore } from './disk-store.ts';
import { BlobDamagedError, FRAME_BYTES, HEADER_BYTES, SEALED_FRAME_BYTES } from './frames.ts';
import { openBlobStore } from './open-blob-store.ts';
import { createSealedStore } from './sealed-store.ts';
import { makeBlobId, readAll, streamOf } from './testing/bytes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-sealed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const secret = randomBytes(32);

function openStore(...secrets: [Buffer, ...Buffer[]]): BlobStore {
  const [current, ...former] = secrets;
  return createSealedStore(createDiskStore(folder), createBlobKeys(current, former));
}

function fileOf(id: string): string {
  return path.join(folder, id.slice(-2), id);
}

async function putBytes(bytes: Buffer): Promise<string> {
  const id = makeBlobId();
  await openStore(secret).put(id, streamOf(bytes));
  return id;
}

/** What an attacker who can write to the store might do to a file of three frames, the last of 1000 bytes. */
const FRAMES_END = HEADER_BYTES + 2 * SEALED_FRAME_BYTES;
const ATTACKS: Record<string, (file: Buffer) => Buffer> = {
  'cut off within the last frame': (file) => file.subarray(0, -1),
  'cut off after a frame': (file) => file.subarray(0, FRAMES_END),
  'cut off after the first frame': (file) => file.subarray(0, HEADER_BYTES + SEALED_FRAME_BYTES),
  'cut off after the header': (file) => file.subarray(0, HEADER_BYTES),
  'cut off within the header': (file) => file.subarray(0, 10),
  emptied: () => Buffer.alloc(0),
  'a byte added': (file) => Buffer.concat([file, Buffer.from([0])]),
  'the last frame twice': (file) => Buffer.concat([file, file.subarray(FRAMES_END)]),
  'two frames exchanged': (file) =>
    Buffer.concat([
      file.subarray(0, HEADER_BYTES),
      file.subarray(HEADER_BYTES + SEALED_FRAME_BYTES, FRAMES_END),
      file.subarray(HEADER_BYTES, HEADER_BYTES + SEALED_FRAME_BYTES),
      file.subarray(FRAMES_END),
    ]),
  'the last frame moved up': (file) =>
    Buffer.concat([file.subarray(0, HEADER_BYTES + SEALED_FRAME_BYTES), file.subarray(FRAMES_END)]),
  'a frame left out': (file) =>
    Buffer.concat([file.subarray(0, HEADER_BYTES), file.subarray(HEADER_BYTES + SEALED_FRAME_BYTES)]),
  'a bit of the version': (file) => flipBit(file, 3),
  'a bit of the key id': (file) => flipBit(file, 5),
  'a bit of the salt': (file) => flipBit(file, 20),
  'a bit of the first frame': (file) => flipBit(file, HEADER_BYTES),
  'a bit of a tag': (file) => flipBit(file, HEADER_BYTES + SEALED_FRAME_BYTES - 1),
  'a bit of the last frame': (file) => flipBit(file, FRAMES_END + 500),
};

function flipBit(file: Buffer, at: number): Buffer {
  const changed = Buffer.from(file);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

describe('tampering is noticed', () => {
  test.each(Object.entries(ATTACKS))('%s', async (_, attack) => {
    const id = await putBytes(randomBytes(2 * FRAME_BYTES + 1000));
    await writeFile(fileOf(id), attack(await readFile(fileOf(id))));
    await expect(readAll(openStore(secret), id)).rejects.toThrow(BlobDamagedError);
  });

  test.each([1, 7, 100, FRAME_BYTES + 43])('every cut of %i bytes more', async (step) => {
    const id = await putBytes(randomBytes(FRAME_BYTES + 50));
    const whole = await readFile(fileOf(id));
    for (let length = whole.length - step; length > 0 && length > whole.length - 40 * step; length -= step) {
      await writeFile(fileOf(id), whole.subarray(0, length));
      await expect(readAll(openStore(secret), id)).rejects.toThrow(BlobDamagedError);
    }
  });

  test('the bytes of one upload under the id of another', async () => {
    const [one, other] = [await putBytes(randomBytes(1000)), await putBytes(randomBytes(1000))];
    await writeFile(fileOf(one), await readFile(fileOf(other)));
    await expect(readAll(openStore(secret), one)).rejects.toThrow(BlobDamagedError);
  });

  test('frames of one upload among those of another', async () => {
    const [one, other] = [await putBytes(randomBytes(600_000)), await putBytes(randomBytes(600_000))];
    const [first, second] = [await readFile(fileOf(one)), await readFile(fileOf(other))];
    const spliced = Buffer.concat([first.subarray(0, FRAMES_END), second.subarray(FRAMES_END)]);
    await writeFile(fileOf(one), spliced);
    await expect(readAll(openStore(secret), one)).rejects.toThrow(BlobDamagedError);
  });

  test('also when reading begins in the middle', async () => {
    const id = await putBytes(randomBytes(600_000));
    const file = await readFile(fileOf(id));
    await writeFile(fileOf(id), flipBit(file, FRAMES_END + 3));
    await expect(readAll(openStore(secret), id, { start: 550_000 })).rejects.toThrow(BlobDamagedError);
    await writeFile(fileOf(id), file.subarray(0, FRAMES_END));
    await expect(readAll(openStore(secret), id, { start: 300_000 })).rejects.toThrow(BlobDamagedError);
  });
});

describe('at rest', () => {
  test('nothing can be read, and the same bytes are never the same twice', async () => {
    const text = Buffer.from('The client reports that she sleeps well. '.repeat(5000));
    const [one, other] = [await readFile(fileOf(await putBytes(text))), await readFile(fileOf(await putBytes(text)))];
    expect(one.includes('client')).toBe(false);
    expect(one.subarray(HEADER_BYTES, HEADER_BYTES + 64).equals(other.subarray(HEADER_BYTES, HEADER_BYTES + 64))).toBe(
      false,
    );
    expect(one.includes(secret)).toBe(false);
  });

  test('another key opens nothing', async () => {
    const id = await putBytes(randomBytes(1000));
    await expect(readAll(openStore(randomBytes(32)), id)).rejects.toMatchObject({
      name: 'BlobDamagedError',
      cause: { message: 'kept under a key that is neither BLOB_KEY nor in BLOB_KEYS_OLD' },
    });
  });

  test('after a change of keys, old and new are both read, and the new key seals', async () => {
    const bytes = randomBytes(1000);
    const old = await putBytes(bytes);
    const next = randomBytes(32);
    const store = openStore(next, secret);
    expect(await readAll(store, old)).toEqual(bytes);
    const id = makeBlobId();
    await store.put(id, streamOf(bytes));
    expect(await readAll(openStore(next), id)).toEqual(bytes);
    await expect(readAll(openStore(secret), id)).rejects.toThrow(BlobDamagedError);
  });

  test('without a key from the operator one is made, for the owner alone, and kept', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'data-'));
    const config = { ...readConfig({}), dataDir };
    const [first, second] = await Promise.all([openBlobStore(config), openBlobStore(config)]);
    const [id, bytes] = [makeBlobId(), randomBytes(100)];
    await first.put(id, streamOf(bytes));
    expect(await readAll(second, id)).toEqual(bytes);
    expect(await readAll(await openBlobStore(config), id)).toEqual(bytes);
    expect((await stat(path.join(dataDir, 'blob-key'))).mode & 0o777).toBe(0o600);
    await writeFile(path.join(dataDir, 'blob-key'), 'nonsense');
    await expect(openBlobStore(config)).rejects.toThrow('blob-key does not hold a key');
  });
});
