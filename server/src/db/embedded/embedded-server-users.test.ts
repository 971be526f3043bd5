import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { openEmbeddedServer } from './embedded-server.ts';
import { readLockFile } from './lock-file.ts';
import { layOut } from './layout.ts';
import { gatherTools, startUnlessRunning } from './starting.ts';
import { startHolder } from './testing/holder.ts';
import { listPostmasters, listProcessesIn } from './testing/processes.ts';
import { query } from './testing/query.ts';
import { SOUND, reopen } from './testing/reopen.ts';
import { makeScratch, makeSeed, plantSeed, removeScratch, TEST_SETTINGS as settings } from './testing/scratch.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const { postgres } = await prepareBinaries();
const canNobodyRun = isRoot && spawnSync(postgres, ['--version'], NOBODY).status === 0;
const canNamespace = spawnSync('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'true']).status === 0;

const SKIPPED: Record<string, string | false> = {
  root: !isRoot && 'needs to run as root',
  nobody: !canNobodyRun && 'needs root, and programs that other users can reach',
  namespace: !(isRoot && canNamespace) && 'needs root, and user namespaces',
};

async function readPostmasterUser(cluster: string): Promise<number> {
  const [pid] = await listPostmasters(cluster);
  return (await stat(`/proc/${pid}`)).uid;
}

describe.concurrent('an embedded server', () => {
  let seed: string;
  beforeAll(async () => {
    seed = await makeSeed();
  });
  afterAll(() => removeScratch(seed));

  test('of root runs as another user where namespaces are refused', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['nobody']) skip(SKIPPED['nobody']);
    const directory = path.join(await makeScratch({ onTestFinished }), 'postgres');
    const launcherWays = ['other-user'] as const;
    const server = await openEmbeddedServer({ directory, settings, launcherWays });
    expect(await query(server.url, 'select 1')).toBe(1);
    expect(await readPostmasterUser(layOut(directory).cluster)).toBe(NOBODY.uid);
    expect((await stat(layOut(directory).password)).mode & 0o777).toBe(0o600);
    await server.stop();
    expect(await listProcessesIn(directory)).toEqual([]);
  });

  test('of root opens under one launcher what was made under the other', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['nobody']) skip(SKIPPED['nobody']);
    if (SKIPPED['namespace']) skip(SKIPPED['namespace']);
    const directory = await plantSeed({ onTestFinished }, seed);
    const { cluster } = layOut(directory);
    for (const [way, owner] of [
      ['namespace', 0],
      ['other-user', NOBODY.uid],
      ['namespace', 0],
    ] as const) {
      const server = await openEmbeddedServer({ directory, settings, launcherWays: [way] });
      await query(server.url, `create table if not exists proof ()`);
      expect((await stat(path.join(cluster, 'global', 'pg_control'))).uid).toBe(owner);
      expect(await readPostmasterUser(cluster)).toBe(owner);
      await server.stop();
    }
  });

  test('of root works in a directory that is closed to all others', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['namespace']) skip(SKIPPED['namespace']);
    const closed = path.join(await makeScratch({ onTestFinished }), 'home');
    await mkdir(closed, { mode: 0o700 });
    const directory = path.join(closed, 'postgres');
    expect(await reopen(directory)).toEqual(SOUND);
  });

  test('says what to do when the other user cannot reach its directory', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['nobody']) skip(SKIPPED['nobody']);
    const closed = path.join(await makeScratch({ onTestFinished }), 'home');
    await mkdir(closed, { mode: 0o700 });
    const opening = openEmbeddedServer({ directory: path.join(closed, 'postgres'), launcherWays: ['other-user'] });
    await expect(opening).rejects.toThrow(/^[^\n]*65534 cannot reach \S*home\): set DATA_DIR [^\n]*DATABASE_URL/);
  });

  test('of an ordinary user, opened by root, stays that user’s', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['nobody']) skip(SKIPPED['nobody']);
    const scratch = await makeScratch({ onTestFinished });
    await chown(scratch, NOBODY.uid, NOBODY.gid);
    await chmod(scratch, 0o700);
    const directory = path.join(scratch, 'postgres');
    const holder = startHolder({ onTestFinished }, { directory, settings }, NOBODY);
    const { url = '', error } = await holder.opened;
    expect(error).toBeUndefined();
    expect(await readPostmasterUser(layOut(directory).cluster)).toBe(NOBODY.uid);

    const attached = await openEmbeddedServer({ directory, settings });
    expect(attached.url).toBe(url);
    await holder.stop();
    await attached.stop();
    expect(await listProcessesIn(directory)).toEqual([]);

    expect(await reopen(directory)).toEqual(SOUND);
    const again = startHolder({ onTestFinished }, { directory, settings }, NOBODY);
    expect(await again.opened).toEqual({ url });
    await again.stop();
    expect(await listProcessesIn(directory)).toEqual([]);
  });

  test('of root is not for an ordinary user, who is told so', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['nobody']) skip(SKIPPED['nobody']);
    const directory = await plantSeed({ onTestFinished }, seed);
    const holder = startHolder({ onTestFinished }, { directory, settings }, NOBODY);
    const { error } = await holder.opened;
    expect(error).toMatch(/^cannot [^\n]*$/);
  });

  test('of one user is never started a second time under another', async ({ expect, onTestFinished, skip }) => {
    if (SKIPPED['nobody']) skip(SKIPPED['nobody']);
    if (SKIPPED['namespace']) skip(SKIPPED['namespace']);
    const directory = await plantSeed({ onTestFinished }, seed);
    const layout = layOut(directory);
    const server = await openEmbeddedServer({ directory, settings, launcherWays: ['other-user'] });
    const before = await readFile(path.join(layout.cluster, 'postmaster.pid'), 'utf8');
    // PostgreSQL itself would go ahead here, because it takes a process that it may not signal for a dead one.
    const tools = await gatherTools(layout, ['namespace']);
    expect(await startUnlessRunning(layout, tools, settings)).toBeUndefined();
    expect(await readFile(path.join(layout.cluster, 'postmaster.pid'), 'utf8')).toBe(before);
    expect(await readLockFile(layout.cluster)).toMatchObject({ socketDirectory: layout.socketDirectory });
    expect(await query(server.url, 'select 1')).toBe(1);
    expect(await listPostmasters(layout.cluster)).toHaveLength(1);
    await server.stop();
  });
});
