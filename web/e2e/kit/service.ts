import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoCredentials } from '../../../server/src/demo/credentials.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A machine that is busy with other tests takes its time. */
const START_MS = 300_000;

export interface Service {
  baseUrl: string;
  dataDir: string;
  demo: DemoCredentials;
  stop(): Promise<void>;
}

/** A service that runs already, by its data folder: for trying one test again and again. It is not stopped. */
async function attachService(dataDir: string): Promise<Service> {
  const demo = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as DemoCredentials;
  return { baseUrl: demo.base_url, dataDir, demo, stop: () => Promise.resolve() };
}

/** The real service with the demo practice, on a database, a folder and a port of its own. */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const running = process.env['E2E_DATA_DIR'];
  if (running !== undefined && Object.keys(settings).length === 0) return attachService(running);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casewright-e2e-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(ROOT, 'server/src/main.ts'), 'start'], {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0', RATE_LIMIT_PER_MINUTE: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const baseUrl = await waitForAddress(child);
    const demo = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as DemoCredentials;
    return { baseUrl, dataDir, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (why: string): void => reject(new Error(`the service did not start (${why}):\n${text}`));
    const timer = setTimeout(() => fail('no answer'), START_MS);
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      const address = /Casewright is running at (\S+)/.exec(text)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => fail(`exit code ${code}`));
  });
}
