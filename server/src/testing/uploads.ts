import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBlobKeys } from '../blobs/blob-keys.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createDiskStore } from '../blobs/disk-store.ts';
import { createSealedStore } from '../blobs/sealed-store.ts';
import { keepUpload, storeUpload, type Upload, type UploadOptions } from '../blobs/store-upload.ts';
import { streamOf } from '../blobs/testing/bytes.ts';
import { createTestContext, type TestContext } from './context.ts';
import { createTestPractice } from './practice.ts';

export interface UploadPlace {
  context: TestContext;
  practiceId: string;
  folder: string;
  store: BlobStore;
  upload(bytes: Buffer, more?: Partial<UploadOptions>): Promise<Upload>;
  uploadAndKeep(): Promise<string>;
  /** The names of all files on disk, drafts and finished ones. */
  listFiles(): Promise<string[]>;
  listRows(): Promise<{ id: string; state: string }[]>;
  /** All files and all rows. */
  listAll(): Promise<unknown[]>;
  /** Removes all uploads. Call in `afterEach`. */
  clear(): Promise<void>;
  /** Call in `afterAll`. */
  drop(): Promise<void>;
}

/** A practice, and a sealed store on disk for its uploads. */
export async function createUploadPlace(): Promise<UploadPlace> {
  const context = await createTestContext();
  const { id: practiceId } = await createTestPractice(context);
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-uploads-'));
  const store = createSealedStore(createDiskStore(folder), createBlobKeys(Buffer.alloc(32)));
  const upload: UploadPlace['upload'] = (bytes, more) =>
    storeUpload(context, store, { practiceId, stream: streamOf(bytes), limitBytes: 1_000_000, ...more });
  const listRows: UploadPlace['listRows'] = () =>
    context.db.selectFrom('blobs').select(['id', 'state']).orderBy('id').execute();
  return {
    context,
    practiceId,
    folder,
    store,
    upload,
    uploadAndKeep: async () => {
      const stored = await upload(randomBytes(1000));
      await keepUpload(context, practiceId, stored);
      return stored.blobId;
    },
    listFiles: () => listFiles(folder),
    listRows,
    listAll: async () => [...(await listFiles(folder)), ...(await listRows())],
    clear: async () => {
      await context.db.deleteFrom('blobs').execute();
      for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
    },
    drop: async () => {
      await rm(folder, { recursive: true });
      await context.drop();
    },
  };
}

/** The names of all files in a folder and in those below it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
