import { chmod, copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { type LauncherSituation, chooseLauncher, readSituation } from './launcher.ts';
import { runProgram } from './programs.ts';
import { makeScratch } from './testing/scratch.ts';

const { postgres } = await prepareBinaries();
const isRoot = process.getuid?.() === 0;
const ROOT = { uid: 0, gid: 0 };
const USER = { uid: 1234, gid: 1234 };

const situation: LauncherSituation = {
  self: USER,
  filesOwner: undefined,
  parentOwner: USER,
  parentDirectory: '/',
  postgres: '/bin/true',
  isSelfNamed: true,
  namedUsers: [0, 1000, 65_534],
};

describe('the launcher', () => {
  test('is direct for an ordinary user, and on Windows', async () => {
    const command = { file: 'postgres', args: ['-D', 'x'], identity: {} };
    for (const self of [USER, undefined]) {
      const launcher = await chooseLauncher({ ...situation, self });
      expect(launcher).toMatchObject({ way: 'direct', fileOwner: undefined });
      expect(launcher.wrap('postgres', ['-D', 'x'])).toEqual(command);
    }
  });

  test('is direct for a user without a name once there is a cluster: only initdb needs the name', async () => {
    const nameless = { ...situation, isSelfNamed: false };
    expect((await chooseLauncher({ ...nameless, filesOwner: USER })).way).toBe('direct');
    const refusal = /^[^\n]*\(user number 1234 has no name in \/etc\/passwd\): [^\n]*DATABASE_URL[^\n]*$/;
    await expect(chooseLauncher(nameless, ['direct'])).rejects.toThrow(refusal);
  });

  test('of root reads as a namespace or as another user', async ({ skip }) => {
    if (!isRoot) skip('needs to run as root');
    const ofRoot = { ...situation, self: ROOT, parentOwner: ROOT };
    const other = await chooseLauncher(ofRoot, ['direct', 'other-user']);
    expect(other).toMatchObject({ way: 'other-user', fileOwner: { uid: 65_534, gid: 65_534 } });
    const seen = await runProgram(other.wrap('/bin/sh', ['-c', 'echo $(id -u) $(id -g) $(id -G)']));
    expect(seen).toEqual({ exitCode: 0, output: '65534 65534 65534\n' });
    const ofParent = await chooseLauncher({ ...ofRoot, parentOwner: USER }, ['other-user']);
    expect(ofParent.fileOwner).toEqual(USER);
  });

  test('in a namespace is a user that has a name there', async ({ skip }) => {
    const choosing = chooseLauncher({ ...situation, namedUsers: [0, 33, 7] }, ['namespace']);
    const inNamespace = await choosing.catch(() => skip('needs user namespaces'));
    const seen = await runProgram(inNamespace.wrap('/bin/sh', ['-c', 'id -u']));
    expect(seen).toEqual({ exitCode: 0, output: '33\n' });
    const usual = await chooseLauncher(situation, ['namespace']);
    expect(usual.wrap('x', []).args).toContain('--map-user=1000');
  });

  test('of root keeps to the owner of files that are not root’s', async ({ skip }) => {
    if (!isRoot) skip('needs to run as root');
    const launcher = await chooseLauncher({ ...situation, self: ROOT, parentOwner: ROOT, filesOwner: USER });
    expect(launcher).toMatchObject({ way: 'file-owner', fileOwner: USER });
  });

  test('says which programs the other user cannot reach', async ({ onTestFinished, skip }) => {
    if (!isRoot) skip('needs to run as root');
    const closed = path.join(await makeScratch({ onTestFinished }), 'closed');
    await mkdir(closed, { mode: 0o700 });
    await copyFile('/bin/true', path.join(closed, 'postgres'));
    await chmod(path.join(closed, 'postgres'), 0o755);
    const choosing = chooseLauncher(
      { ...situation, self: ROOT, parentOwner: ROOT, postgres: path.join(closed, 'postgres') },
      ['other-user'],
    );
    await expect(choosing).rejects.toThrow(/^[^\n]*65534 cannot reach \S*closed\/postgres[^\n]*$/);
  });

  test('knows the situation it is in', async ({ onTestFinished }) => {
    const scratch = await makeScratch({ onTestFinished });
    const found = await readSituation(path.join(scratch, 'postgres'), postgres);
    const self = { uid: process.getuid?.(), gid: process.getgid?.() };
    expect(found).toMatchObject({ self, filesOwner: undefined, parentOwner: self, parentDirectory: scratch, postgres });
    expect(found.namedUsers).toContain(0);
  });
});

test('programs get nothing of our environment that is not theirs', async () => {
  process.env['PGDATA'] = '/nowhere';
  process.env['A_SECRET_OF_OURS'] = 'x';
  try {
    const { output } = await runProgram({ file: 'env', args: [], identity: {} });
    const names = output
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(['LC_ALL', 'PATH', 'TMPDIR', 'TZ']).toEqual(expect.arrayContaining(names));
  } finally {
    delete process.env['PGDATA'];
    delete process.env['A_SECRET_OF_OURS'];
  }
});
