import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readErrorCode } from './error.ts';

/** The content of postmaster.pid. PostgreSQL writes it: one line for each of these, in a fixed order. */
export interface LockFile {
  pid: number;
  /** The path of the cluster when its server started. In a copied cluster it is the path of the original. */
  dataDirectory: string;
  port: number;
  /** Empty when the server listens on TCP only. */
  socketDirectory: string;
}

export const DEFAULT_PORT = 5432;

/** `damaged` if a crash left it empty or incomplete. PostgreSQL then refuses to start until it is removed. */
export async function readLockFile(cluster: string): Promise<LockFile | 'absent' | 'damaged'> {
  let text: string;
  try {
    text = await readFile(lockFilePath(cluster), 'utf8');
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return 'absent';
    throw error;
  }
  const [pid = '', dataDirectory = '', , port = '', socketDirectory = ''] = text.split('\n');
  if (!/^[1-9]\d*$/.test(pid)) return 'damaged';
  return { pid: Number(pid), dataDirectory, port: /^\d+$/.test(port) ? Number(port) : DEFAULT_PORT, socketDirectory };
}

/**
 * Takes away the power of a postmaster.pid left by a crash to stop the next start. Only to be called while no other
 * process can start a server here, and when it is known that no postmaster runs on this cluster.
 *
 * PostgreSQL refuses to start when the number in the file is that of any live process of the same user. It makes an
 * exception for its own parent, so our number is put there instead of removing the file: the rest of it names the
 * shared memory of the server that died, and PostgreSQL goes on to check that no orphan of that server still uses it.
 */
export async function disarmLockFile(cluster: string): Promise<void> {
  const lockFile = await readLockFile(cluster);
  if (lockFile === 'absent') return;
  if (lockFile === 'damaged') {
    await rm(lockFilePath(cluster), { force: true });
  } else if (isNumberInUse(lockFile.pid)) {
    const text = await readFile(lockFilePath(cluster), 'utf8');
    const aside = `${lockFilePath(cluster)}.disarmed`;
    await writeFile(aside, text.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    await chmod(aside, 0o600);
    await rename(aside, lockFilePath(cluster));
  }
}

/** By any process of any user, also one that has ended and was not reaped yet. */
export function isNumberInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return readErrorCode(error) !== 'ESRCH';
  }
}

function lockFilePath(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
