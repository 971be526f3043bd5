import { chmodSync, lstatSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedServerError } from './error.ts';

const SQLITE_BUSY = 5;
const RETRY_MS = 20;

/**
 * Runs `work` while no other process on this machine opens, starts or stops the server of the same directory.
 *
 * The lock must vanish with its holder, however that one dies, so it has to be the kernel's: Node reaches such a lock
 * only through SQLite, which locks its file by fcntl (LockFileEx on Windows). Nothing is ever written to that file.
 */
export async function withStartLock<T>(file: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const lock = openLockFile(file);
  try {
    checkLockFile(file);
    await acquire(lock, file, performance.now() + waitMs);
    return await work();
  } finally {
    lock.close();
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new EmbeddedServerError(`cannot open the lock file ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Whoever can read the file can lock it, so nobody else may read it. */
function checkLockFile(file: string): void {
  if (!lstatSync(file).isFile()) throw new EmbeddedServerError(`the lock file ${file} is not a plain file`);
  // By its name, because opening and closing the file here would release the locks that this process has on it.
  chmodSync(file, 0o600);
}

async function acquire(lock: DatabaseSync, file: string, deadline: number): Promise<void> {
  while (!tryAcquire(lock, file)) {
    if (performance.now() > deadline) {
      throw new EmbeddedServerError(`another process has been holding ${file} for too long: end it and try again`);
    }
    await sleep(RETRY_MS);
  }
}

function tryAcquire(lock: DatabaseSync, file: string): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw new EmbeddedServerError(`cannot lock ${file}: ${(error as Error).message}`, { cause: error });
  }
}
