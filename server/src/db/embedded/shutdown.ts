import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { removeTemporarySocketDirectory } from './address.ts';
import { prepareBinaries } from './binaries.ts';
import { findRole } from './cluster-processes.ts';
import { SUPERVISOR } from './connection.ts';
import { EmbeddedServerError, readErrorCode } from './error.ts';
import type { Layout } from './layout.ts';
import { isNumberInUse, readLockFile } from './lock-file.ts';
import { runProgram } from './programs.ts';

const POLL_MS = 15;
/** A session whose client has gone is still listed for a moment, on a busy machine for seconds. */
const CLOSING_GRACE_MS = 5000;

const SHUTDOWN_STEPS = [
  { signalName: 'INT', waitMs: 60_000 }, // fast: sessions are ended, everything is written out
  { signalName: 'QUIT', waitMs: 10_000 }, // immediate: the next start recovers from the log
] as const;

const OTHER_SESSIONS = `
  select count(*)::int as all, count(*) filter (where application_name = $1)::int as supervisors
  from pg_stat_activity
  where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid()`;

export async function hasOtherSessions(client: Client): Promise<boolean> {
  const deadline = performance.now() + CLOSING_GRACE_MS;
  for (;;) {
    const { rows } = await client.query<{ all: number; supervisors: number }>(OTHER_SESSIONS, [SUPERVISOR]);
    if (rows[0]?.all === 0) return false;
    if (rows[0]?.supervisors !== 0 || performance.now() > deadline) return true;
    await sleep(POLL_MS);
  }
}

/**
 * Ends the server and waits until its process is gone. Call it under the start lock. It leaves alone any process that
 * is not this cluster's postmaster, whatever postmaster.pid says: the number may come from another container.
 */
export async function shutDown(layout: Layout): Promise<void> {
  const lockFile = await readLockFile(layout.cluster);
  if (typeof lockFile === 'string') return;
  const { pid } = lockFile;
  if (((await findRole(pid, layout.cluster)) ?? 'postmaster') !== 'postmaster') return;
  for (const { signalName, waitMs } of SHUTDOWN_STEPS) {
    await signal(pid, signalName);
    if (await waitUntilGone(pid, layout.cluster, waitMs)) return removeTemporarySocketDirectory(lockFile, layout);
  }
  throw new EmbeddedServerError(`the database server (process ${pid}) does not stop`);
}

async function waitUntilGone(pid: number, cluster: string, waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  while (await isRunning(pid, cluster)) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

async function isRunning(pid: number, cluster: string): Promise<boolean> {
  const role = await findRole(pid, cluster);
  return role === undefined ? isNumberInUse(pid) : role !== 'none';
}

async function signal(pid: number, name: 'INT' | 'QUIT'): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals. PostgreSQL's own tool stands in for them.
    const { pgCtl } = await prepareBinaries();
    await runProgram({ file: pgCtl, args: ['kill', name, String(pid)], identity: {} });
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch (error) {
    if (readErrorCode(error) !== 'ESRCH') throw error;
  }
}
