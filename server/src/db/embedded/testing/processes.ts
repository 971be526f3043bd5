import { readFile, readdir, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { listClusterProcesses } from '../cluster-processes.ts';

/** Every process that works in the directory, or was started with its name. */
export async function listProcessesIn(directory: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [commandLine, workingDirectory] = await Promise.all([
        readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
      ]);
      return commandLine.includes(directory) || workingDirectory.startsWith(directory) ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}

/** A child that was forked a moment ago still looks like its parent, and may have ended before it is asked whose it is. */
export async function listPostmasters(cluster: string): Promise<number[]> {
  const processes = (await listClusterProcesses(cluster)) ?? [];
  const pids = processes.filter(({ role }) => role === 'postmaster').map(({ pid }) => pid);
  const parents = await Promise.all(pids.map(readParent));
  return pids.filter((_, index) => {
    const parent = parents[index];
    return parent !== undefined && !pids.includes(parent);
  });
}

/** Undefined once the process has ended. */
async function readParent(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat === undefined ? undefined : Number(stat.replace(/^.*\) \S /, '').split(' ')[0]);
}

/**
 * Repeats until there are none, because a process may start another while it is killed. Returns the shared memory they
 * had.
 */
export async function killProcessesIn(directory: string): Promise<string[]> {
  const memory = new Set<string>();
  for (;;) {
    const pids = await listProcessesIn(directory);
    if (pids.length === 0) return [...memory];
    const maps = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/maps`, 'utf8').catch(() => '')));
    for (const [file] of maps.join('').matchAll(/\/dev\/shm\/PostgreSQL\.\d+/g)) memory.add(file);
    for (const pid of pids) kill(pid);
    await sleep(5);
  }
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
