import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from '../lib/secret-file.ts';
import { BlobNotFoundError, type BlobStore, checkBlobId, type StoredBlob } from './blob-store.ts';

const OWNER_ONLY = 0o600;
const BATCH_BYTES = 512 * 1024;
const DRAFTS = 'drafts';
/** A draft to which nothing was written for this long has no writer any more. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/**
 * Files in a folder, spread over subfolders by the random end of their ids. A file is written under another name,
 * flushed, and renamed: under its own name it is always complete.
 */
export function createDiskStore(folder: string): BlobStore {
  function fileOf(id: string): string {
    checkBlobId(id);
    return path.join(folder, id.slice(-2), id);
  }

  return {
    put: async (id, bytes, { signal } = {}) => {
      const file = fileOf(id);
      await makePrivateFolder(path.join(folder, DRAFTS));
      const draft = path.join(folder, DRAFTS, `${id}.${randomBytes(6).toString('hex')}`);
      try {
        const written = await writeDraft(draft, bytes, signal);
        await makePrivateFolder(path.dirname(file));
        await rename(draft, file);
        await syncFolder(path.dirname(file));
        return { bytes: written };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    get: async (id, { start = 0 } = {}) => {
      let handle: FileHandle;
      try {
        handle = await open(fileOf(id));
      } catch (error) {
        if (isMissing(error)) throw new BlobNotFoundError(id, { cause: error });
        throw error;
      }
      return handle.createReadStream({ start });
    },

    delete: (id) => rm(fileOf(id), { force: true }),

    list: async function* list() {
      await removeAbandoned(path.join(folder, DRAFTS));
      for (const { name } of await readFolder(folder)) {
        if (name === DRAFTS) continue;
        for (const entry of await readFolder(path.join(folder, name))) {
          const found = await describeFile(path.join(folder, name), entry.name);
          if (found !== undefined) yield found;
        }
      }
    },
  };
}

async function writeDraft(draft: string, bytes: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<number> {
  const handle = await open(draft, 'wx', OWNER_ONLY);
  try {
    const written = await writeInBatches(handle, bytes, signal);
    await handle.sync();
    return written;
  } finally {
    await handle.close();
  }
}

/** One batch is written while the next one comes in. A stream would wait for each write before it takes more. */
async function writeInBatches(
  handle: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<number> {
  let written = 0;
  let batch: Uint8Array[] = [];
  let batchBytes = 0;
  let writing = Promise.resolve();
  const writeBatch = async (): Promise<void> => {
    await writing;
    signal?.throwIfAborted();
    writing = writeFully(handle, batch);
    // A failure is noticed by whoever awaits the promise. Until then it must not count as unhandled.
    writing.catch(() => undefined);
    written += batchBytes;
    batch = [];
    batchBytes = 0;
  };
  try {
    for await (const chunk of bytes) {
      batch.push(chunk);
      batchBytes += chunk.length;
      if (batchBytes >= BATCH_BYTES) await writeBatch();
    }
    await writeBatch();
  } finally {
    await writing;
  }
  return written;
}

/** The system may write fewer bytes than it is given. */
async function writeFully(handle: FileHandle, chunks: Uint8Array[]): Promise<void> {
  for (let rest = chunks; rest.length > 0;) {
    let { bytesWritten } = await handle.writev(rest);
    rest = rest.flatMap((chunk) => {
      const taken = Math.min(bytesWritten, chunk.length);
      bytesWritten -= taken;
      return taken < chunk.length ? [chunk.subarray(taken)] : [];
    });
  }
}

/** A new name is safe only once its folder is flushed too. Not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const { name } of await readFolder(folder)) {
    const draft = await describeFile(folder, name);
    if (draft !== undefined && Date.now() - draft.writtenAt.getTime() > ABANDONED_AFTER_MS) {
      await rm(path.join(folder, name), { force: true });
    }
  }
}

async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function describeFile(folder: string, name: string): Promise<StoredBlob | undefined> {
  try {
    return { id: name, writtenAt: (await stat(path.join(folder, name))).mtime };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
