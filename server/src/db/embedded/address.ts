import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerAddress } from './connection.ts';
import type { Layout } from './layout.ts';
import { DEFAULT_PORT, type LockFile, isNumberInUse, readLockFile } from './lock-file.ts';

/** The length of `sun_path`, less the zero at its end. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;
const TEMPORARY_PREFIX = 'casewright-pg-';
const LOOPBACK = '127.0.0.1';

/** A socket in the data directory. If its path would be too long, a socket elsewhere; without sockets, loopback. */
export async function chooseAddress(layout: Layout): Promise<ServerAddress> {
  if (process.platform === 'win32') return { host: LOOPBACK, port: await findFreePort() };
  return { host: await makeSocketDirectory(layout), port: DEFAULT_PORT };
}

async function makeSocketDirectory(layout: Layout): Promise<string> {
  if (!canHoldSocket(layout.socketDirectory)) return mkdtemp(path.join(tmpdir(), TEMPORARY_PREFIX));
  // A crash may have left the socket here, and a lock file with a number that belongs to another program by now. Either
  // would keep the server from starting.
  await rm(layout.socketDirectory, { recursive: true, force: true });
  await mkdir(layout.socketDirectory, { mode: 0o700 });
  return layout.socketDirectory;
}

/** Where the server listens if it runs. Undefined if it is known not to. */
export async function findAddress(layout: Layout): Promise<ServerAddress | undefined> {
  const usual = canHoldSocket(layout.socketDirectory)
    ? { host: layout.socketDirectory, port: DEFAULT_PORT }
    : undefined;
  const lockFile = await readLockFile(layout.cluster);
  if (typeof lockFile === 'string') return usual;
  const { pid, port, socketDirectory } = lockFile;
  // Only a server that listens in the cluster's own directory is its server for sure. Elsewhere it may be the server of
  // the cluster that this one was copied from, or a program that has taken the place of a dead server.
  if (socketDirectory === layout.socketDirectory || !isWrittenHere(lockFile, layout)) return usual;
  if (socketDirectory === '') return isNumberInUse(pid) ? { host: LOOPBACK, port } : usual;
  return (await isOwnedAlike(socketDirectory, layout.cluster)) ? { host: socketDirectory, port } : usual;
}

function canHoldSocket(directory: string): boolean {
  const length = Buffer.byteLength(path.join(directory, `.s.PGSQL.${DEFAULT_PORT}`));
  return process.platform !== 'win32' && length <= MAX_SOCKET_PATH_BYTES;
}

function isWrittenHere(lockFile: LockFile, layout: Layout): boolean {
  return path.relative(lockFile.dataDirectory, layout.cluster) === '';
}

async function isOwnedAlike(socketDirectory: string, cluster: string): Promise<boolean> {
  try {
    const [socketStats, clusterStats] = await Promise.all([lstat(socketDirectory), lstat(cluster)]);
    return socketStats.isDirectory() && socketStats.uid === clusterStats.uid && (socketStats.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/** Call it when the server that wrote `lockFile` has ended. */
export async function removeTemporarySocketDirectory(lockFile: LockFile, layout: Layout): Promise<void> {
  const { socketDirectory } = lockFile;
  const isTemporary = path.relative(tmpdir(), socketDirectory).startsWith(TEMPORARY_PREFIX);
  if (isTemporary && isWrittenHere(lockFile, layout)) await rm(socketDirectory, { recursive: true, force: true });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : DEFAULT_PORT));
    });
  });
}
