import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepSecret, makePrivateFolder, writeSecretFile } from './secret-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is made once and kept, readable by its owner alone', async () => {
  const file = path.join(folder, 'token');
  expect(await keepSecret(file, () => 'first')).toBe('first');
  expect(await keepSecret(file, () => 'second')).toBe('first');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('twenty that race for a secret agree on one and leave nothing beside it', async () => {
  const file = path.join(folder, 'token');
  const kept = await Promise.all(Array.from({ length: 20 }, (_, index) => keepSecret(file, () => `secret ${index}`)));
  expect(new Set(kept).size).toBe(1);
  expect(await readdir(folder)).toEqual(['token']);
});

test('a file is replaced whole', async () => {
  const file = path.join(folder, 'demo.json');
  await writeSecretFile(file, 'one');
  await writeSecretFile(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(folder)).toEqual(['demo.json']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

describe('a private folder', () => {
  test('is made with those above it, for its owner alone, and stays as it is', async () => {
    const inner = path.join(folder, 'a', 'b', 'c');
    await Promise.all(Array.from({ length: 5 }, () => makePrivateFolder(inner)));
    await makePrivateFolder(inner);
    expect((await stat(path.join(folder, 'a'))).mode & 0o777).toBe(0o700);
    expect((await stat(inner)).mode & 0o777).toBe(0o700);
  });

  test('cannot be made where a file is, nor where a link leads nowhere', async () => {
    await writeSecretFile(path.join(folder, 'file'), '');
    await symlink(path.join(folder, 'gone'), path.join(folder, 'link'));
    await expect(makePrivateFolder(path.join(folder, 'file'))).rejects.toThrow('EEXIST');
    await expect(makePrivateFolder(path.join(folder, 'file', 'in'))).rejects.toThrow('ENOTDIR');
    await expect(makePrivateFolder(path.join(folder, 'link'))).rejects.toThrow('EEXIST');
  });

  test.runIf(process.platform === 'linux')('is refused where nothing can be made, and not tried for ever', async () => {
    await expect(makePrivateFolder('/proc/casewright/data')).rejects.toThrow(/ENOENT.*'\/proc\/casewright'/);
  });
});
