import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedServerError, readErrorCode } from './error.ts';

/** Where everything of one embedded server is. All but the lock is inside the directory. */
export interface Layout {
  directory: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  password: string;
  socketDirectory: string;
  log: string;
  previousLog: string;
  /** Beside the directory, because it is needed before the directory exists. */
  lock: string;
}

/** Two names of one directory (a symbolic link, `..`) give the same layout, so that they share the lock. */
export async function resolveLayout(directory: string): Promise<Layout> {
  // postmaster.pid has one path a line.
  if (/[\n\r]/.test(directory)) throw new EmbeddedServerError('the data directory has a line break in its name');
  const given = path.resolve(directory);
  try {
    await mkdir(path.dirname(given), { recursive: true });
    return layOut(await findRealPath(given));
  } catch (error) {
    throw new EmbeddedServerError(`cannot use ${given}: ${(error as Error).message}`, { cause: error });
  }
}

export function layOut(directory: string): Layout {
  return {
    directory,
    cluster: path.join(directory, 'cluster'),
    password: path.join(directory, 'password'),
    socketDirectory: path.join(directory, 'socket'),
    log: path.join(directory, 'server.log'),
    previousLog: path.join(directory, 'server.log.1'),
    lock: `${directory}.lock`,
  };
}

async function findRealPath(given: string): Promise<string> {
  try {
    return await realpath(given);
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT') throw error;
    return path.join(await realpath(path.dirname(given)), path.basename(given));
  }
}
