import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename } from 'node:fs/promises';
import type { Binaries } from './binaries.ts';
import { readErrorCode } from './error.ts';
import type { Launcher } from './launcher.ts';
import type { Layout } from './layout.ts';
import { programOptions } from './programs.ts';
import type { ServerSettings } from './settings.ts';

/** A server that this process has started. */
export interface Postmaster {
  /** How it ended, in words; undefined while it runs. */
  ending(): string | undefined;
}

/**
 * Starts the server in a session of its own, so that neither Ctrl-C in our terminal nor our death ends it. The promise
 * is fulfilled when the process exists, which is long before it accepts connections.
 */
export async function startPostmaster(
  layout: Layout,
  binaries: Binaries,
  launcher: Launcher,
  settings: ServerSettings,
): Promise<Postmaster> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = launcher.wrap(binaries.postgres, ['-D', layout.cluster, ...options]);
  await keepPreviousLog(layout);
  const log = await open(layout.log, 'ax', 0o600);
  try {
    const child = spawn(command.file, command.args, {
      ...programOptions(command),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let ending: string | undefined;
    child.on('exit', (code, signal) => (ending = signal === null ? `exit code ${code}` : `signal ${signal}`));
    child.unref();
    await once(child, 'spawn');
    return { ending: () => ending };
  } finally {
    await log.close();
  }
}

async function keepPreviousLog(layout: Layout): Promise<void> {
  await rename(layout.log, layout.previousLog).catch((error: unknown) => {
    if (readErrorCode(error) !== 'ENOENT') throw error;
  });
}

const TAIL_LINES = 5;

export async function readLogTail(layout: Layout): Promise<string> {
  const text = await readFile(layout.log, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
