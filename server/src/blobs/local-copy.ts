import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../lib/secret-file.ts';

/** Gives files to programs that can read nothing else. Each process has its own folder. */
export interface LocalCopies {
  /** Copies the bytes into a file that only we can read, and deletes it when `use` is done. */
  withFile<T>(bytes: Readable, signal: AbortSignal, use: (file: string) => Promise<T>): Promise<T>;
}

/** How long a file of another machine may be in use. Its processes cannot be seen from here. */
const ABANDONED_AFTER_MS = 48 * 60 * 60_000;

/** Removes what killed processes left behind: only here do uploads lie unencrypted. */
export async function openLocalCopies(folder: string): Promise<LocalCopies> {
  await makePrivateFolder(folder);
  await removeLeftovers(folder);
  return {
    withFile: async (bytes, signal, use) => {
      const place = await mkdtemp(path.join(folder, `${hostname()}-${process.pid}-`)).catch((error: unknown) => {
        bytes.destroy();
        throw error;
      });
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
    const place = path.join(folder, name);
    if (!(await isInUse(place))) await rm(place, { recursive: true, force: true });
  }
}

/**
 * Containers that share a folder have processes with the same few numbers, so a number counts only together with its
 * machine. A folder with our own number was left by an earlier process.
 */
async function isInUse(place: string): Promise<boolean> {
  const [, machine, processId] = /^(.*)-(\d+)-[^-]+$/.exec(path.basename(place)) ?? [];
  if (machine === hostname()) return Number(processId) !== process.pid && isRunning(Number(processId));
  const found = await stat(place).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < ABANDONED_AFTER_MS;
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
