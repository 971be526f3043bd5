import { setTimeout as sleep } from 'node:timers/promises';
import { type ClusterProcess, listClusterProcesses } from './cluster-processes.ts';
import { EmbeddedServerError, readErrorCode } from './error.ts';

const POLL_MS = 15;
const LIMIT_MS = 10_000;

/**
 * Waits until nothing works in a cluster. When the grace is over, it kills the processes of the given roles that still
 * do.
 */
export async function killClusterProcesses(
  cluster: string,
  roles: readonly ClusterProcess['role'][],
  graceMs = 0,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const processes = (await listClusterProcesses(cluster)) ?? [];
    if (processes.length === 0) return;
    const waitedMs = performance.now() - begun;
    if (waitedMs > graceMs + LIMIT_MS) {
      const pids = processes.map(({ pid }) => pid).join(', ');
      throw new EmbeddedServerError(`processes left by a database server that died do not end: ${pids}`);
    }
    if (waitedMs >= graceMs) processes.filter(({ role }) => roles.includes(role)).forEach(kill);
    await sleep(POLL_MS);
  }
}

function kill({ pid }: ClusterProcess): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (readErrorCode(error) !== 'ESRCH') throw error;
  }
}
