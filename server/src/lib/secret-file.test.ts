import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret, writeSecretFile } from './secret-file.ts';

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
