import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { openEmbeddedServer } from './embedded-server.ts';
import { type Layout, layOut } from './layout.ts';
import { readLockFile } from './lock-file.ts';
import { type Holder, startHolder } from './testing/holder.ts';
import { kill, killProcessesIn, listProcessesIn } from './testing/processes.ts';
import { query } from './testing/query.ts';
import { SOUND, reopen } from './testing/reopen.ts';
import {
  type Cleanup,
  makeScratch,
  makeSeed,
  plantSeed,
  removeScratch,
  TEST_SETTINGS as settings,
} from './testing/scratch.ts';
import { PATIENTLY } from '../../testing/patience.ts';

let seed: string;
beforeAll(async () => {
  seed = await makeSeed();
});
afterAll(() => removeScratch(seed));

/** A moment, known by what the file system shows then, and which processes are killed at it. */
type Killing = [moment: string, victim: 'its opener' | 'everything', isReached: (layout: Layout) => Promise<unknown>];

const IN_CREATION: Killing[] = [
  ['the directory aside is made', 'everything', (layout) => statAside(layout, '.')],
  ['initdb is half-way', 'its opener', (layout) => statAside(layout, 'cluster/global/pg_control')],
  ['initdb is half-way', 'everything', (layout) => statAside(layout, 'cluster/global/pg_control')],
  ['the cluster is in place', 'everything', (layout) => stat(layout.directory)],
];

const IN_START: Killing[] = [
  ['the server is launched', 'its opener', (layout) => stat(layout.log)],
  ['the server is launched', 'everything', (layout) => stat(layout.log)],
  ['the server has its lock', 'everything', (layout) => stat(path.join(layout.cluster, 'postmaster.pid'))],
  ['the server listens', 'everything', (layout) => stat(path.join(layout.socketDirectory, '.s.PGSQL.5432'))],
];

async function statAside(layout: Layout, inside: string): Promise<unknown> {
  const parent = path.dirname(layout.directory);
  const aside = (await readdir(parent)).find((name) => name.includes('.init-'));
  if (aside === undefined) throw new Error('nothing aside');
  return stat(path.join(parent, aside, inside));
}

async function kill9([, victim, isReached]: Killing, cleanup: Cleanup, directory: string): Promise<void> {
  const holder = startHolder(cleanup, { directory, settings });
  await vi.waitFor(() => isReached(layOut(directory)), { ...PATIENTLY, interval: 1 });
  await holder.kill();
  if (victim === 'its opener') return;
  const memory = await killProcessesIn(directory);
  // Of an initdb that was killed, nobody will ever know.
  cleanup.onTestFinished(async () => {
    for (const file of memory) await rm(file, { force: true });
  });
}

async function leaveRunning(cleanup: Cleanup): Promise<[string, string, Holder]> {
  const directory = await plantSeed(cleanup, seed);
  const holder = startHolder(cleanup, { directory, settings: { ...settings, synchronous_commit: 'on' } });
  const { url = '' } = await holder.opened;
  await query(url, 'create table kept as select 42 as value');
  return [directory, url, holder];
}

async function crash(cleanup: Cleanup): Promise<{ directory: string; locks: string[] }> {
  const directory = await plantSeed(cleanup, seed);
  await openEmbeddedServer({ directory, settings });
  await killProcessesIn(directory);
  const { cluster, socketDirectory } = layOut(directory);
  return {
    directory,
    locks: [path.join(cluster, 'postmaster.pid'), path.join(socketDirectory, '.s.PGSQL.5432.lock')],
  };
}

async function nameInstead(pid: number | undefined, locks: string[]): Promise<void> {
  for (const lock of locks) await writeFile(lock, (await readFile(lock, 'utf8')).replace(/^\d+/, String(pid)));
}

describe.concurrent('after kill -9', () => {
  test.for(IN_CREATION)('when %s, of %s, the next start works', async (killing, { expect, onTestFinished }) => {
    const directory = path.join(await makeScratch({ onTestFinished }), 'postgres');
    await kill9(killing, { onTestFinished }, directory);
    expect(await reopen(directory)).toEqual(SOUND);
  });

  test.for(IN_START)('when %s, of %s, the next start works', async (killing, { expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    await kill9(killing, { onTestFinished }, directory);
    expect(await reopen(directory)).toEqual(SOUND);
  });
});

describe.concurrent('after the owner of a running server was killed', () => {
  test('the next one attaches to the server and stops it', async ({ expect, onTestFinished }) => {
    const [directory, url, holder] = await leaveRunning({ onTestFinished });
    await holder.kill();
    const before = await readLockFile(layOut(directory).cluster);
    const lines: string[] = [];
    const server = await openEmbeddedServer({ directory, settings, log: (line) => lines.push(line) });
    expect(lines).toEqual([`attached to the database server in ${directory}`]);
    expect(server.url).toBe(url);
    expect(await readLockFile(layOut(directory).cluster)).toEqual(before);
    expect(await query(server.url, 'select value from kept')).toBe(42);
    await server.stop();
    expect(await listProcessesIn(directory)).toEqual([]);
  });

  test('and the server too, what was committed is there', async ({ expect, onTestFinished }) => {
    const [directory, , holder] = await leaveRunning({ onTestFinished });
    await holder.kill();
    await killProcessesIn(directory);
    const server = await openEmbeddedServer({ directory, settings });
    expect(await query(server.url, 'select value from kept')).toBe(42);
    await server.stop();
  });

  test('and the postmaster alone, the orphan with a query under way is ended', async ({ expect, onTestFinished }) => {
    const [directory, url, holder] = await leaveRunning({ onTestFinished });
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    // This query never waits for anything, so it does not notice that the postmaster is gone.
    const busy = client.query('select count(*) from generate_series(1, 1e15::bigint)').catch(() => 'cut');
    await vi.waitFor(async () => {
      expect(await query(url, `select state from pg_stat_activity where pid = ${rows[0].pid}`)).toBe('active');
    }, PATIENTLY);
    const lockFile = await readLockFile(layOut(directory).cluster);
    await holder.kill();
    kill(typeof lockFile === 'object' ? lockFile.pid : 0);
    expect(await reopen(directory)).toEqual(SOUND);
    expect(await busy).toBe('cut');
    await client.end();
  });
});

describe.concurrent('a postmaster.pid left by a crash', () => {
  test('may be empty, torn or nonsense', async ({ expect, onTestFinished }) => {
    const { directory, locks } = await crash({ onTestFinished });
    for (const content of ['', 'garbage\n', '-1\n', '\0'.repeat(4096)]) {
      for (const lock of locks) await writeFile(lock, content);
      expect(await reopen(directory), JSON.stringify(content)).toEqual(SOUND);
    }
  });

  test('may have the number of what now is another live process of ours', async ({ expect, onTestFinished }) => {
    const { directory, locks } = await crash({ onTestFinished });
    const other = spawn('sleep', ['600']);
    onTestFinished(() => void other.kill('SIGKILL'));
    await once(other, 'spawn');
    await nameInstead(other.pid, locks);
    expect(await reopen(directory)).toEqual(SOUND);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  test('may have our own number', async ({ expect, onTestFinished }) => {
    const { directory, locks } = await crash({ onTestFinished });
    await nameInstead(process.pid, locks);
    expect(await reopen(directory)).toEqual(SOUND);
  });

  test('may have the number of a process that ended but was not reaped', async ({ expect, onTestFinished }) => {
    const { directory, locks } = await crash({ onTestFinished });
    // Its child ends when it has become a program that never looks after children.
    const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 600'], { stdio: 'pipe' });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [output] = await once(parent.stdout, 'data');
    const pid = Number(String(output));
    await vi.waitFor(async () => expect(await readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'), PATIENTLY);
    parent.stdin.end();
    await vi.waitFor(async () => expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(' Z '), PATIENTLY);
    await nameInstead(pid, locks);
    expect(await reopen(directory)).toEqual(SOUND);
  });

  test('may come with a copy of a cluster whose original runs', async ({ expect, onTestFinished }) => {
    const original = await plantSeed({ onTestFinished }, seed);
    const server = await openEmbeddedServer({ directory: original, settings });
    const copy = await plantSeed({ onTestFinished }, path.dirname(original));
    await query(server.url, 'create table only_in_the_original ()');
    const second = await openEmbeddedServer({ directory: copy, settings });
    expect(await query(second.url, "select to_regclass('only_in_the_original')")).toBeNull();
    await second.stop();
    expect(await query(server.url, 'select 1')).toBe(1);
    await server.stop();
  });
});
