import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a server of this folder as a process of its own; disconnect it to end it. */
export async function startServer(
  file: string,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; pid: number | undefined; process: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid, process: child };
}
