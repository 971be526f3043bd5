import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EmbeddedServerOptions } from '../embedded-server.ts';
import type { Identity } from '../ownership.ts';
import type { Cleanup } from './scratch.ts';

const PROGRAM = fileURLToPath(new URL('./holder-program.ts', import.meta.url));

export interface Holder {
  process: ChildProcess;
  /** What it says once it has the server open, or has failed to. */
  opened: Promise<{ url?: string; error?: string }>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** A process of its own that opens a server and holds it. */
export function startHolder(
  { onTestFinished }: Cleanup,
  options: Omit<EmbeddedServerOptions, 'log'>,
  identity: Partial<Identity> = {},
): Holder {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(options)], {
    ...identity,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    opened: readFirstLine(child),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function readFirstLine(child: ChildProcess): Promise<{ url?: string; error?: string }> {
  if (child.stdout === null) return {};
  for await (const line of createInterface(child.stdout)) return JSON.parse(line);
  return {};
}
