import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { SUPERUSER } from './connection.ts';
import { EmbeddedServerError, readErrorCode } from './error.ts';
import { killClusterProcesses } from './killing.ts';
import type { Launcher } from './launcher.ts';
import { type Layout, layOut } from './layout.ts';
import { giveTree } from './ownership.ts';
import { runProgram } from './programs.ts';

export interface ClusterCreation {
  layout: Layout;
  binaries: Binaries;
  launcher: Launcher;
  /** Whether the files must be flushed to the disk before the cluster counts as made. */
  isDurable: boolean;
}

/** If the directory exists and holds something else, this throws, and nothing in it is touched. */
export async function isClusterPresent(layout: Layout): Promise<boolean> {
  const entries = await readdir(layout.directory).catch((error: unknown) => {
    if (readErrorCode(error) === 'ENOENT') return [];
    throw new EmbeddedServerError(`cannot read ${layout.directory}: ${(error as Error).message}`, { cause: error });
  });
  if (entries.length === 0) return false;
  const isCluster = await stat(path.join(layout.cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isCluster) throw new EmbeddedServerError(`${layout.directory} is not empty and holds no database cluster`);
  return true;
}

export async function readPassword(layout: Layout): Promise<string> {
  try {
    return (await readFile(layout.password, 'utf8')).trim();
  } catch (error) {
    throw new EmbeddedServerError(`cannot read the database password: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Makes everything in another directory, which one rename then puts in place. Whatever interrupts this leaves either no
 * cluster or a whole one. Call it under the start lock.
 */
export async function createCluster(creation: ClusterCreation): Promise<void> {
  const { layout } = creation;
  const aside = layOut(`${unfinishedPrefix(layout)}${process.pid}-${randomBytes(6).toString('hex')}`);
  try {
    await fillDirectory(aside, creation);
    await rename(aside.directory, layout.directory);
    if (creation.isDurable) await syncToDisk(path.dirname(layout.directory));
  } catch (error) {
    await rm(aside.directory, { recursive: true, force: true });
    const code = readErrorCode(error);
    // Another process was first, in spite of the lock. Its cluster is as good as ours.
    if ((code === 'ENOTEMPTY' || code === 'EEXIST') && (await isClusterPresent(layout))) return;
    throw error;
  }
}

async function fillDirectory(aside: Layout, { binaries, launcher, isDurable }: ClusterCreation): Promise<void> {
  await mkdir(aside.directory, { mode: 0o700 });
  const password = randomBytes(32).toString('hex');
  await writeFile(aside.password, `${password}\n`, { mode: 0o600, flag: 'wx', flush: isDurable });
  if (launcher.fileOwner !== undefined) await giveTree(aside.directory, launcher.fileOwner);
  const made = await runProgram(
    launcher.wrap(binaries.initdb, [
      '-D',
      aside.cluster,
      `--username=${SUPERUSER}`,
      `--pwfile=${aside.password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts by code point and folds case by Unicode, the same on every machine and in every version of its libraries.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ]),
  );
  if (made.exitCode !== 0) throw new EmbeddedServerError(`initdb failed: ${made.output}`);
  if (isDurable) await syncToDisk(aside.directory);
}

/** Until then it ends by itself, and leaves no shared memory behind. */
const INITDB_GRACE_MS = 5000;

/**
 * Removes what interrupted creations have left. Call it under the start lock: then nobody works there, unless an initdb
 * has outlived its parent.
 */
export async function sweepUnfinished(layout: Layout): Promise<void> {
  const parent = path.dirname(layout.directory);
  const prefix = path.basename(unfinishedPrefix(layout));
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const aside = layOut(path.join(parent, name));
    await killClusterProcesses(aside.cluster, ['postmaster', 'child'], INITDB_GRACE_MS);
    // What cannot be removed now is tried again at the next start.
    await rm(aside.directory, { recursive: true, force: true }).catch(() => {});
  }
}

function unfinishedPrefix(layout: Layout): string {
  return `${layout.directory}.init-`;
}

async function syncToDisk(directory: string): Promise<void> {
  // Windows has no such call for a directory.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
