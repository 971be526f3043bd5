import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { DemoCredentials } from '../demo/credentials.ts';
import { PlainError } from '../lib/plain-error.ts';
import { SILENT_LOGGER } from '../testing/jobs.ts';
import { type CasewrightProcess, killLeftovers, runCasewright } from '../testing/process.ts';
import { openInstallation } from './installation.ts';

const LISTENING = /running at (http:\S+)/;

async function readDemo(dataDir: string): Promise<DemoCredentials> {
  return JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as DemoCredentials;
}

async function call(url: string, key: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  return { status: response.status, body: await response.json() };
}

function postmasterFile(dataDir: string): string {
  return path.join(dataDir, 'postgres/cluster/postmaster.pid');
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(postmasterFile(dataDir), 'utf8')).split('\n')[0]);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-process-'));
});
afterAll(async () => {
  await killLeftovers();
  // The embedded servers of killed processes live on. Each is found by the folder on its command line.
  try {
    execFileSync('pkill', ['-INT', '-f', `postgres -D ${folder}`]);
  } catch {
    // There were none.
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

describe.concurrent('the whole service', { timeout: 600_000 }, () => {
  test('starts on nothing, survives kill -9 with its data, and stops cleanly on Ctrl-C', async ({ expect }) => {
    const dataDir = path.join(folder, 'life');
    const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
    const first = runCasewright(['start'], settings);
    const [, baseUrl] = await first.waitFor(LISTENING);
    const demo = await readDemo(dataDir);
    expect(demo.base_url).toBe(baseUrl);
    expect((await stat(path.join(dataDir, 'demo.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(dataDir, 'operator-token'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await first.waitFor(new RegExp(demo.admin.password));
    expect((await call(`${baseUrl}/v1/public/me`, demo.api_keys.organisation)).body).toMatchObject({
      principal_type: 'organisation',
    });
    const note = await fetch(`${baseUrl}/v1/public/clients/${demo.clients[0]?.id}/notes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.api_keys.organisation}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Kept', markdown: 'What was acknowledged is kept.' }),
    });
    expect(note.status).toBe(200);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    const second = runCasewright(['start'], settings);
    const [, secondUrl] = await second.waitFor(LISTENING);
    const kept = await readDemo(dataDir);
    expect(kept).toEqual({ ...demo, base_url: secondUrl });
    expect((await call(`${secondUrl}/v1/public/me`, demo.api_keys.user)).body).toMatchObject({
      principal_type: 'user',
    });
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    // PostgreSQL removes this file last. Its process may stay listed until somebody asks for its exit code.
    await expect(stat(postmasterFile(dataDir))).rejects.toThrow('ENOENT');

    const verified = runCasewright(['audit', 'verify', '--json'], settings);
    expect(await verified.ended).toBe(0);
    const chains = JSON.parse(verified.output()) as { chain: string; events: number; unsealed: number }[];
    expect(chains.find(({ chain }) => chain.includes(demo.practice.id))?.events).toBeGreaterThan(50);
  });

  test('killed while it makes the demo, it makes the whole demo at the next start', async ({ expect }) => {
    const dataDir = path.join(folder, 'seed');
    const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' };
    const first = runCasewright(['start'], settings);
    await first.waitFor(/listening at/);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = runCasewright(['start'], settings);
    await second.waitFor(LISTENING);
    const demo = await readDemo(dataDir);
    const listed = await call(`${demo.base_url}/v1/operator/practices`, demo.operator_token);
    expect(listed.body).toHaveLength(1);
    const found = await call(`${demo.base_url}/v1/public/clients/search?limit=100`, demo.api_keys.organisation);
    expect(found.body).toMatchObject({ total: demo.clients.filter(({ is_org_client: isOrg }) => isOrg).length });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});

describe('a service that runs', { timeout: 600_000 }, () => {
  let dataDir: string;
  let settings: Record<string, string>;
  let service: CasewrightProcess;
  beforeAll(async () => {
    dataDir = path.join(folder, 'shared');
    settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' };
    service = runCasewright(['start'], settings);
    await service.waitFor(LISTENING);
  }, 600_000);
  afterAll(async () => {
    service.child.kill('SIGTERM');
    if ((await service.ended) !== 0) throw new Error(`it did not end cleanly:\n${service.output()}`);
  });

  test('ends a second one on the same data, which says so; serve, work and commands share it', async ({ expect }) => {
    const [serve, work, second, command] = [
      runCasewright(['serve'], settings),
      runCasewright(['work'], settings),
      runCasewright(['start'], { ...settings, LOG_LEVEL: 'silent' }),
      runCasewright(['practice', 'create', '--name', 'Second practice', '--json'], settings),
    ];
    const [, address] = await serve.waitFor(/listening at ([^"]+)/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await command.ended).toBe(0);
    expect(JSON.parse(command.output())).toMatchObject({ name: 'Second practice', api_keys_enabled: false });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`casewright: another Casewright is already running on ${dataDir}\n`);
    for (const one of [work, serve]) {
      one.child.kill('SIGTERM');
      expect(await one.ended).toBe(0);
    }
  });

  test('brings up a database server that is killed, and nothing acknowledged is lost', async ({ expect }) => {
    const demo = await readDemo(dataDir);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    await service.waitFor(/embedded database is back/);
    expect((await call(`${demo.base_url}/v1/public/me`, demo.api_keys.user)).status).toBe(200);
  });
});

describe.concurrent('what cannot start says why in one line', () => {
  test.for([
    [['serve'], { PORT: 'many' }, 1, 'casewright: PORT must be a whole number from 0 to 65535, not "many"\n'],
    [
      ['serve'],
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      1,
      'casewright: cannot use the database: connect ECONNREFUSED 127.0.0.1:1\n',
    ],
    [
      ['serve'],
      { DATABASE_URL: 'postgres://nobody:se#cret@127.0.0.1/none' },
      1,
      'casewright: DATABASE_URL cannot be used (Invalid URL); user and password in it are percent-encoded\n',
    ],
    [
      ['serve'],
      { DATA_DIR: '/dev/null/data' },
      1,
      "casewright: DATA_DIR cannot be used: ENOTDIR: not a directory, mkdir '/dev/null/data'\n",
    ],
    [['dance'], {}, 2, 'casewright: there is no command "dance"; see casewright help\n'],
    [['key', 'create'], {}, 2, 'casewright: key create needs --practice\n'],
    [['serve', 'now'], {}, 2, 'casewright: there is no command "serve now"; see casewright help\n'],
  ] as const)('%j %j', async ([args, settings, code, line], { expect }) => {
    const child = runCasewright([...args], { DATA_DIR: path.join(folder, 'none'), ...settings });
    expect(await child.ended).toBe(code);
    expect(child.output()).toBe(line);
  });

  test('a data folder whose files cannot be used', async ({ expect }) => {
    const dataDir = path.join(folder, 'odd');
    await mkdir(path.join(dataDir, 'operator-token'), { recursive: true });
    const opening = openInstallation(readConfig({ DATA_DIR: dataDir }), SILENT_LOGGER);
    await expect(opening).rejects.toThrow(
      new PlainError('DATA_DIR cannot be used: EISDIR: illegal operation on a directory, read'),
    );
  });
});
