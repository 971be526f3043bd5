import { mkdir, readFile, readdir, rename, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { listClusterProcesses } from './cluster-processes.ts';
import { openEmbeddedServer } from './embedded-server.ts';
import { EmbeddedServerError } from './error.ts';
import { layOut } from './layout.ts';
import { readLockFile } from './lock-file.ts';
import { listPostmasters, listProcessesIn } from './testing/processes.ts';
import { query } from './testing/query.ts';
import { makeScratch, makeSeed, plantSeed, removeScratch, TEST_SETTINGS as settings } from './testing/scratch.ts';

describe.concurrent('an embedded server', () => {
  let seed: string;
  beforeAll(async () => {
    seed = await makeSeed();
  });
  afterAll(() => removeScratch(seed));

  test('is created with its defaults at the first start', async ({ expect, onTestFinished }) => {
    const scratch = await makeScratch({ onTestFinished });
    const directory = path.join(scratch, 'not', 'yet', 'there', 'postgres');
    const lines: string[] = [];
    const server = await openEmbeddedServer({ directory, log: (line) => lines.push(line) });
    expect(lines).toEqual([
      `creating a database cluster in ${directory}`,
      `started the database server in ${directory}`,
    ]);
    const expected = {
      server_encoding: 'UTF8',
      data_checksums: 'on',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      password_encryption: 'scram-sha-256',
      listen_addresses: '',
      timezone: 'UTC',
    };
    for (const [name, value] of Object.entries(expected)) {
      expect(await query(server.url, `show ${name}`), name).toBe(value);
    }
    const sorted = "select string_agg(c, '' order by c) from unnest('{b,ä,B,a}'::text[]) c";
    expect(await query(server.url, sorted)).toBe('Babä');
    expect(await query(server.url, "select upper('äö')")).toBe('ÄÖ');
    expect(await query(server.url, 'select current_user')).toBe('casewright');
    await server.stop();
    expect(await listProcessesIn(scratch)).toEqual([]);
    expect((await readdir(path.dirname(directory))).toSorted()).toEqual(['postgres', 'postgres.lock']);
  });

  test('lets nobody else in', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const layout = layOut(directory);
    const server = await openEmbeddedServer({ directory, settings });
    for (const place of [layout.directory, layout.cluster, layout.socketDirectory]) {
      expect((await stat(place)).mode & 0o777, place).toBe(0o700);
    }
    for (const file of [layout.password, layout.log, layout.lock, path.join(layout.socketDirectory, '.s.PGSQL.5432')]) {
      expect((await stat(file)).mode & 0o077, file).toBe(0);
    }
    expect(server.connection.password).toMatch(/^[0-9a-f]{64}$/);
    const wrong = server.url.replace(server.connection.password, 'wrong');
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    await server.stop();
  });

  test('keeps its data over a stop and start', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const first = await openEmbeddedServer({ directory, settings });
    const url = await first.ensureDatabase('casewright');
    expect(url).toBe(first.urlFor('casewright'));
    await query(url, 'create table kept as select 42 as value');
    await first.stop();
    const second = await openEmbeddedServer({ directory, settings });
    expect(await query(second.urlFor('casewright'), 'select value from kept')).toBe(42);
    await second.stop();
  });

  test('is shared under any name of its directory until the last one stops it', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const link = path.join(path.dirname(directory), 'link');
    await symlink('postgres', link);
    const servers = await Promise.all(
      [directory, link, `${directory}/../postgres/`].map((name) => openEmbeddedServer({ directory: name, settings })),
    );
    expect(await listPostmasters(layOut(directory).cluster)).toHaveLength(1);
    const [first, second, third] = servers;
    await first?.stop();
    await first?.stop();
    expect(await query(second?.url ?? '', 'select 1')).toBe(1);
    await Promise.all([second?.stop(), third?.stop()]);
    expect(await listClusterProcesses(layOut(directory).cluster)).toEqual([]);
  });

  test('runs on while any client is connected, unless forced', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const server = await openEmbeddedServer({ directory, settings });
    const client = new Client(server.connection);
    client.on('error', () => {});
    const cut = new Promise((resolve) => void client.once('end', resolve));
    await client.connect();
    await server.stop();
    expect(await query(server.url, 'select 1')).toBe(1);
    const again = await openEmbeddedServer({ directory, settings });
    await again.stop({ force: true });
    await cut;
    expect(await listClusterProcesses(layOut(directory).cluster)).toEqual([]);
  });

  test('does not stop at Ctrl-C: it has a session of its own', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const server = await openEmbeddedServer({ directory, settings });
    const lockFile = await readLockFile(layOut(directory).cluster);
    const pid = typeof lockFile === 'object' ? lockFile.pid : 0;
    const [, , , sessionId] = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    expect(Number(sessionId)).toBe(pid);
    await server.stop();
  });

  test('works in a path with spaces, quotes and letters of any kind', async ({ expect, onTestFinished }) => {
    const scratch = await makeScratch({ onTestFinished });
    const directory = path.join(scratch, `Dr. O'Néill "& co", 100%25 +1 患者 #?`, 'p g');
    const server = await openEmbeddedServer({ directory, settings });
    expect(server.connection.host).toBe(layOut(directory).socketDirectory);
    expect(await query(await server.ensureDatabase('casewright'), 'select current_database()')).toBe('casewright');
    await server.stop();
    const again = await openEmbeddedServer({ directory, settings });
    expect(await query(again.url, 'select 1')).toBe(1);
    await again.stop();
  });

  test('listens elsewhere, and cleans up, when its path is too long', async ({ expect, onTestFinished }) => {
    const planted = await plantSeed({ onTestFinished }, seed);
    const directory = path.join(path.dirname(planted), 'long'.repeat(30));
    await rename(planted, directory);
    const server = await openEmbeddedServer({ directory, settings });
    const { host } = server.connection;
    expect(host).not.toContain('long');
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    const attached = await openEmbeddedServer({ directory, settings });
    expect(attached.url).toBe(server.url);
    await server.stop();
    expect(await query(attached.url, 'select 1')).toBe(1);
    await attached.stop();
    await expect(stat(host)).rejects.toThrow('ENOENT');
  });

  test('logs this run and the one before, without what clients sent', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const layout = layOut(directory);
    for (let run = 1; run <= 3; run += 1) {
      const server = await openEmbeddedServer({ directory, settings });
      await expect(query(server.url, `select 'secret ${run}'::int`)).rejects.toThrow('invalid input');
      await server.stop();
    }
    const names = (await readdir(directory)).filter((name) => name.startsWith('server.log'));
    expect(names.toSorted()).toEqual(['server.log', 'server.log.1']);
    const logs = await Promise.all([layout.log, layout.previousLog].map((file) => readFile(file, 'utf8')));
    for (const log of logs) {
      expect(log.match(/ready to accept connections/g)).toHaveLength(1);
      expect(log).not.toContain('secret');
    }
  });

  test('says in one line why it does not start', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const opening = openEmbeddedServer({ directory, settings: { shared_buffers: 'plenty' } });
    await expect(opening).rejects.toThrow(EmbeddedServerError);
    await expect(opening).rejects.toThrow(/^[^\n]*exit code 1[^\n]*shared_buffers[^\n]*plenty[^\n]*$/);
    const server = await openEmbeddedServer({ directory, settings });
    await server.stop();
  });

  test('says in one line that a cluster of another version is not for it', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    await writeFile(path.join(layOut(directory).cluster, 'PG_VERSION'), '17\n');
    await expect(openEmbeddedServer({ directory, settings })).rejects.toThrow(/^[^\n]*version 17[^\n]*$/);
  });

  test('touches no directory that holds something else', async ({ expect, onTestFinished }) => {
    const directory = path.join(await makeScratch({ onTestFinished }), 'postgres');
    await mkdir(directory);
    await writeFile(path.join(directory, 'thesis.txt'), 'years of work');
    await expect(openEmbeddedServer({ directory, settings })).rejects.toThrow('holds no database cluster');
    expect(await readdir(directory)).toEqual(['thesis.txt']);
  });

  test('takes an empty directory, but no file and no name with a line break', async ({ expect, onTestFinished }) => {
    const scratch = await makeScratch({ onTestFinished });
    await mkdir(path.join(scratch, 'empty'));
    const server = await openEmbeddedServer({ directory: path.join(scratch, 'empty'), settings });
    await server.stop();
    await writeFile(path.join(scratch, 'file'), '');
    await expect(openEmbeddedServer({ directory: path.join(scratch, 'file') })).rejects.toThrow(EmbeddedServerError);
    await expect(openEmbeddedServer({ directory: `${scratch}/a\nb` })).rejects.toThrow('line break');
  });

  test('creates a database once, however many ask for it at once', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const server = await openEmbeddedServer({ directory, settings });
    const name = 'odd "name"; drop database postgres';
    const urls = await Promise.all(Array.from({ length: 8 }, () => server.ensureDatabase(name)));
    expect(new Set(urls).size).toBe(1);
    expect(await query(urls[0] ?? '', 'select current_database()')).toBe(name);
    expect(await query(await server.ensureDatabase('postgres'), 'select 1')).toBe(1);
    await server.stop();
  });

  test('can be stopped after an administrator cut its session', async ({ expect, onTestFinished }) => {
    const directory = await plantSeed({ onTestFinished }, seed);
    const server = await openEmbeddedServer({ directory, settings });
    await query(server.url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await server.stop();
    expect(await listClusterProcesses(layOut(directory).cluster)).toEqual([]);
  });
});
