import { execFile } from 'node:child_process';
import type { BigIntStats } from 'node:fs';
import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { readErrorCode } from './error.ts';

/** A running process of a cluster. A `child` whose postmaster is gone may still be writing to the data files. */
export interface ClusterProcess {
  pid: number;
  role: 'postmaster' | 'child';
}

/**
 * The processes that work in a cluster, as the system reports them. postmaster.pid is not enough: the file outlives its
 * process, and its number may belong to another program by now. Undefined if the system cannot be asked; then only
 * PostgreSQL's own lock decides.
 */
export async function listClusterProcesses(cluster: string): Promise<ClusterProcess[] | undefined> {
  if (process.platform === 'win32') return undefined;
  return process.platform === 'linux' ? listFromProc(cluster) : listFromPs(cluster);
}

/** What a process does in a cluster. `none` also if it has ended. Undefined if the system cannot be asked. */
export async function findRole(pid: number, cluster: string): Promise<ClusterProcess['role'] | 'none' | undefined> {
  if (process.platform !== 'linux') {
    const processes = await listClusterProcesses(cluster);
    return processes && (processes.find((found) => found.pid === pid)?.role ?? 'none');
  }
  if (!(await isProcMounted())) return undefined;
  return (await inspectProcEntry(pid, cluster, await statCluster(cluster)))?.role ?? 'none';
}

async function listFromProc(cluster: string): Promise<ClusterProcess[] | undefined> {
  if (!(await isProcMounted())) return undefined;
  const clusterStats = await statCluster(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => inspectProcEntry(pid, cluster, clusterStats)));
  return found.filter((entry) => entry !== undefined);
}

async function isProcMounted(): Promise<boolean> {
  return (await attempt(readFile('/proc/self/stat'))) !== undefined;
}

/**
 * A postmaster shows the command line it was started with. Its children overwrite theirs with a title, but they too
 * have the cluster as their working directory. A process that has ended has neither. A postmaster that is just ending
 * may look like a child.
 */
async function inspectProcEntry(
  pid: number,
  cluster: string,
  clusterStats: BigIntStats | undefined,
): Promise<ClusterProcess | undefined> {
  const words = (await attempt(readFile(`/proc/${pid}/cmdline`, 'utf8')))?.split('\0') ?? [];
  const named = words.includes('-D') ? words[words.indexOf('-D') + 1] : undefined;
  if (named !== undefined && (await isClusterOf(pid, named, cluster, clusterStats))) return { pid, role: 'postmaster' };
  const program = await attempt(readFile(`/proc/${pid}/comm`, 'utf8'));
  if (program?.trim() !== 'postgres') return undefined;
  const workingDirectory = await attempt(stat(`/proc/${pid}/cwd`, { bigint: true }));
  return isSameFile(workingDirectory, clusterStats) ? { pid, role: 'child' } : undefined;
}

/**
 * The path is looked up in the process's own root, because a container may have another directory of that name. That
 * needs the right to trace the process. Without it, the names are compared.
 */
async function isClusterOf(
  pid: number,
  named: string,
  cluster: string,
  clusterStats: BigIntStats | undefined,
): Promise<boolean> {
  if (clusterStats === undefined) return named === cluster;
  try {
    return isSameFile(await stat(`/proc/${pid}/root${named}`, { bigint: true }), clusterStats);
  } catch (error) {
    return readErrorCode(error) === 'EACCES' && (named === cluster || (await attempt(realpath(named))) === cluster);
  }
}

function isSameFile(one: BigIntStats | undefined, other: BigIntStats | undefined): boolean {
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}

/** Undefined for a cluster that is yet to be made. */
function statCluster(cluster: string): Promise<BigIntStats | undefined> {
  return attempt(stat(cluster, { bigint: true }));
}

/** Children cannot be told from those of another cluster here. PostgreSQL's own check of shared memory sees them. */
async function listFromPs(cluster: string): Promise<ClusterProcess[] | undefined> {
  const listing = await attempt(promisify(execFile)('/bin/ps', ['-axww', '-o', 'pid=,stat=,command=']));
  return listing?.stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+([^Z\s]\S*)\s+(.*)$/.exec(line))
    .filter((match) => match?.[3]?.includes(` -D ${cluster} `))
    .map((match) => ({ pid: Number(match?.[1]), role: 'postmaster' }));
}

async function attempt<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch {
    return undefined;
  }
}
