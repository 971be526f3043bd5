import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Walls } from './walls.ts';
import { wrapCommand } from './wrap-command.ts';

const SHELL = '/bin/sh';

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
 * The best walls that work here. They are tried once by putting a process behind them: containers often forbid
 * namespaces, and some systems forbid them to everybody but root.
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
