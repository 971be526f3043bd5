import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../lib/secret-file.ts';

/** Where programs that can only read files get what they read. Each process has a folder of its own in it. */
export interface LocalCopies {
  /** The bytes as a file that only we can read, for as long as `use` takes. */
  withFile<T>(bytes: Readable, signal: AbortSignal, use: (file: string) => Promise<T>): Promise<T>;
}

/** What processes that were killed left behind is removed: it is the only place where uploads lie in the clear. */
export async function openLocalCopies(folder: string): Promise<LocalCopies> {
  await makePrivateFolder(folder);
  await removeLeftovers(folder);
  return {
    withFile: async (bytes, signal, use) => {
      const place = await mkdtemp(path.join(folder, `${process.pid}-`));
      try {
        const file = path.join(place, 'upload');
        await pipeline(bytes, createWriteStream(file, { mode: 0o600, flags: 'wx' }), { signal });
        return await use(file);
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },
  };
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = Number.parseInt(name, 10);
    if (owner !== process.pid && isRunning(owner)) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
