import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../lib/secret-file.ts';

/** Gives files to programs that can read nothing else. Each process has its own folder. */
export interface LocalCopies {
  /** Copies the bytes into a file that only we can read, and deletes it when `use` is done. */
  withFile<T>(bytes: Readable, signal: AbortSignal, use: (file: string) => Promise<T>): Promise<T>;
  /** Removes what killed processes left behind since the start, when it is old enough. */
  sweep(): Promise<void>;
}

/** How long a file of another machine may be in use. Its processes cannot be seen from here. */
const ABANDONED_AFTER_MS = 48 * 60 * 60_000;

/** Removes what killed processes left behind: only here do uploads lie unencrypted. */
export async function openLocalCopies(folder: string): Promise<LocalCopies> {
  await makePrivateFolder(folder);
  const ours = `${hostname()}-${process.pid}-`;
  // What has our own number now was left by an earlier process.
  await removeLeftovers(folder, (left) => !left.name.startsWith(ours) && mayBeInUse(left));
  return {
    // Processes of another container may have this machine's name and not be seen, so their copies are given time.
    sweep: () => removeLeftovers(folder, (left) => left.ageMs < ABANDONED_AFTER_MS || mayBeInUse(left)),
    withFile: async (bytes, signal, use) => {
      const place = await mkdtemp(path.join(folder, ours)).catch((error: unknown) => {
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

async function removeLeftovers(folder: string, isInUse: (left: Leftover) => boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => undefined);
    const isKept = found !== undefined && isInUse({ name, ageMs: Date.now() - found.mtimeMs });
    if (!isKept) await rm(place, { recursive: true, force: true });
  }
}

interface Leftover {
  name: string;
  ageMs: number;
}

/**
 * Containers that share a folder have processes with the same few numbers, so a number counts only together with its
 * machine, and since the machine was started: after that another process has it.
 */
function mayBeInUse({ name, ageMs }: Leftover): boolean {
  const [, machine, processId] = /^(.*)-(\d+)-[^-]+$/.exec(name) ?? [];
  if (machine !== hostname()) return ageMs < ABANDONED_AFTER_MS;
  return ageMs < uptime() * 1000 && isRunning(Number(processId));
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
