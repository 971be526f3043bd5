import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { disarmLockFile, readLockFile } from './lock-file.ts';
import { makeScratch } from './testing/scratch.ts';

const REST = '/data/cluster\n1700000000\n5433\n/data/socket\n\n  1234567         3\nready   \n';

test('is read line by line', async ({ onTestFinished }) => {
  const cluster = await makeScratch({ onTestFinished });
  expect(await readLockFile(cluster)).toBe('absent');
  await writeFile(path.join(cluster, 'postmaster.pid'), `4321\n${REST}`);
  expect(await readLockFile(cluster)).toEqual({
    pid: 4321,
    dataDirectory: '/data/cluster',
    port: 5433,
    socketDirectory: '/data/socket',
  });
  await writeFile(path.join(cluster, 'postmaster.pid'), '43');
  expect(await readLockFile(cluster)).toEqual({ pid: 43, dataDirectory: '', port: 5432, socketDirectory: '' });
});

test.for(['', '\n', '0\n', '-5\n', ' 12\n', '12x\n', '\0\0\0'])('is damaged as %j', async (content, context) => {
  const cluster = await makeScratch(context);
  await writeFile(path.join(cluster, 'postmaster.pid'), content);
  expect(await readLockFile(cluster)).toBe('damaged');
});

test('is disarmed only where it would stand in the way, and keeps what PostgreSQL checks', async (context) => {
  const cluster = await makeScratch(context);
  const file = path.join(cluster, 'postmaster.pid');
  await disarmLockFile(cluster);
  expect(await readdir(cluster)).toEqual([]);

  const dead = `999999999\n${REST}`;
  await writeFile(file, dead);
  await disarmLockFile(cluster);
  expect(await readFile(file, 'utf8')).toBe(dead);

  await writeFile(file, `1\n${REST}`);
  await disarmLockFile(cluster);
  expect(await readFile(file, 'utf8')).toBe(`${process.pid}\n${REST}`);

  await writeFile(file, '');
  await disarmLockFile(cluster);
  expect(await readdir(cluster)).toEqual([]);
});
