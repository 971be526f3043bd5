import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort } from './find-port.ts';

const run = promisify(execFile);
const PACKAGES = ['fastapi', 'uvicorn', 'asyncpg', 'uvloop', 'httptools'];
const PYTHON = '/usr/bin/python3';
const START_MS = 30_000;

export interface FastapiPeer {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** The peer, or a sentence about why it cannot be had on this machine. */
export async function startFastapi(databaseUrl: string): Promise<FastapiPeer | string> {
  if (!(await isInstalled())) {
    const reason = await install();
    if (reason !== undefined) return `no FastAPI to compare with: ${reason}`;
  }
  const port = await findPort();
  const child = spawn(PYTHON, [path.join(import.meta.dirname, 'fastapi-server.py'), String(port)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(child, url);
  return {
    url,
    pid: child.pid,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function isInstalled(): Promise<boolean> {
  return run(PYTHON, ['-c', `import ${PACKAGES.join(', ')}`]).then(
    () => true,
    () => false,
  );
}

/** Installs FastAPI from Debian. Where that cannot be done, it answers with the reason. */
async function install(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'its packages are not installed, and only root may install them';
  process.stdout.write('installing FastAPI, uvicorn and asyncpg from Debian …\n');
  return run('apt-get', ['install', '-y', '-q', ...PACKAGES.map((name) => `python3-${name}`)]).then(
    () => undefined,
    () => 'apt-get cannot install its packages',
  );
}

async function waitForAnswer(child: ChildProcess, url: string): Promise<void> {
  const endMs = performance.now() + START_MS;
  while (performance.now() < endMs && child.exitCode === null) {
    if (
      await fetch(`${url}/openapi.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  child.kill();
  throw new Error('FastAPI did not start');
}
