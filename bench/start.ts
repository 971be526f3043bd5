import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_ARGUMENTS } from '../server/bin/service-arguments.mjs';
import { type Figure, tell } from './figure.ts';
import { findPort } from './find-port.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
const ASK_EVERY_MS = 5;
/** By then what follows the first answer is done: the work has begun, and all schemas are compiled. */
const IDLE_MS = 10_000;
const AIMS = { startMs: 1500, idleMegabytes: 180 };
const ROOT = path.resolve(import.meta.dirname, '..');

interface Started {
  wallMs: number;
  processorMs: number;
  idleMegabytes: number;
}

/** The whole service as `npm start` runs it, on data that is there already: until its first answer, and then idle. */
export async function benchStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casewright-bench-start-'));
  try {
    // The first one makes the database and the demo practice, and compiles what the others find compiled.
    await startOnce(dataDir);
    const rounds: Started[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await startOnce(dataDir));
    const show = (of: keyof Started, unit: string): string => {
      const values = rounds.map((round) => Math.round(round[of]));
      return `${median(values)} ${unit} (${Math.min(...values)} to ${Math.max(...values)})`;
    };
    return [
      tell('start on existing data, to the first answer', show('wallMs', 'ms'), `${AIMS.startMs} ms`),
      tell('processor time of it, without PostgreSQL', show('processorMs', 'ms')),
      tell('memory when idle, without PostgreSQL', show('idleMegabytes', 'MB'), `${AIMS.idleMegabytes} MB`),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<Started> {
  const port = await findPort();
  const startMs = performance.now();
  const child = spawn(process.execPath, SERVICE_ARGUMENTS, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await Promise.race([waitForAnswer(`http://127.0.0.1:${port}`), ended.then(refuse)]);
    const wallMs = performance.now() - startMs;
    const processorMs = await readProcessorMs(child.pid);
    await sleep(IDLE_MS);
    return { wallMs, processorMs, idleMegabytes: await readMegabytes(child.pid) };
  } finally {
    child.kill();
    await ended;
  }
}

function refuse(): never {
  throw new Error('the service ended before it answered');
}

async function waitForAnswer(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await sleep(ASK_EVERY_MS);
  }
}

/** Fields 14 and 15 of what Linux says of a process, in hundredths of a second. */
async function readProcessorMs(pid = 0): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function readMegabytes(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
