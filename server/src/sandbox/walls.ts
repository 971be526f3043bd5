import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { wrapCommand } from './wrap-command.ts';

/** What this machine lets us put around a process. */
export interface Walls {
  /** A shell, which sets the kernel's limits. */
  hasShell: boolean;
  /** A user namespace, which gives an ordinary user the right to the others. */
  hasUserNamespace: boolean;
  /** No network, and no other process in sight; all processes inside end with the first of them. */
  hasNamespaces: boolean;
  /** A root directory in which nothing stands but what the process was given. */
  hasPrivateRoot: boolean;
  /** The process loses every privilege, and dies with the service. */
  hasSetpriv: boolean;
}

export const SHELL = '/bin/sh';

const NONE: Walls = {
  hasShell: true,
  hasUserNamespace: false,
  hasNamespaces: false,
  hasPrivateRoot: false,
  hasSetpriv: false,
};
const PROBE_TIMEOUT_MS = 10_000;
const PROBE_LIMITS = {
  maxMemoryBytes: 1,
  maxCpuSeconds: 10,
  maxWallMs: PROBE_TIMEOUT_MS,
  maxOutputBytes: 1,
  kernelMemory: { kind: 'addresses', bytes: 2 ** 31 },
} as const;

let found: Walls | undefined;

/**
 * The best walls that work here, tried once by putting a process behind them. Containers often forbid namespaces, and
 * some systems forbid them to everybody but root: only a trial tells.
 */
export function findWalls(): Walls {
  found ??= existsSync(SHELL) ? (listCandidates().find(isWorking) ?? NONE) : { ...NONE, hasShell: false };
  return found;
}

function listCandidates(): Walls[] {
  const best: Walls = {
    hasShell: true,
    hasUserNamespace: true,
    hasNamespaces: true,
    hasPrivateRoot: true,
    hasSetpriv: true,
  };
  const asRoot = process.getuid?.() === 0;
  return [
    best,
    ...(asRoot ? [{ ...best, hasUserNamespace: false }] : []),
    { ...best, hasPrivateRoot: false },
    ...(asRoot ? [{ ...best, hasUserNamespace: false, hasPrivateRoot: false }] : []),
    { ...NONE, hasSetpriv: true },
  ];
}

function isWorking(walls: Walls): boolean {
  const readable = [process.execPath, import.meta.dirname];
  const command = { program: SHELL, args: ['-c', 'exit 42'], readable };
  try {
    const [program, ...args] = wrapCommand(command, PROBE_LIMITS, walls);
    const { status } = spawnSync(program, args, { env: {}, cwd: '/', stdio: 'ignore', timeout: PROBE_TIMEOUT_MS });
    return status === 42;
  } catch {
    return false;
  }
}

/** What an operator should know of it, in words. */
export function describeWalls(walls: Walls): { isWhole: boolean; text: string } {
  if (walls.hasNamespaces && walls.hasPrivateRoot)
    return {
      isWhole: true,
      text: 'processes that read uploads have no network and see no files but their own',
    };
  const missing = walls.hasNamespaces
    ? 'could see the files of this machine, the data folder included: private mounts are not allowed here'
    : 'could reach the network and see the files of this machine, the data folder included: namespaces are not ' +
      'allowed here';
  return {
    isWhole: false,
    text:
      `if a hostile upload took over the program that reads it, that program ${missing}. ` +
      'Its memory, time and output are limited all the same. See "Processes that read uploads" in docs/operating.md',
  };
}
