import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findAddress } from './address.ts';
import { type Layout, layOut } from './layout.ts';
import { makeScratch } from './testing/scratch.ts';

async function leaveLockFile(layout: Layout, dataDirectory: string, socketDirectory: string): Promise<void> {
  const lines = [process.pid, dataDirectory, 1, 5433, socketDirectory, '', ' 1 1', 'ready'];
  await writeFile(path.join(layout.cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
}

test('the server is looked for only where it can have put itself', async ({ onTestFinished }) => {
  const scratch = await makeScratch({ onTestFinished });
  const layout = layOut(path.join(scratch, 'postgres'));
  await mkdir(layout.cluster, { recursive: true });
  const usual = { host: layout.socketDirectory, port: 5432 };
  expect(await findAddress(layout)).toEqual(usual);

  const elsewhere = path.join(scratch, 'elsewhere');
  await mkdir(elsewhere, { mode: 0o700 });
  await leaveLockFile(layout, layout.cluster, elsewhere);
  expect(await findAddress(layout)).toEqual({ host: elsewhere, port: 5433 });
  await leaveLockFile(layout, layout.cluster, '');
  expect(await findAddress(layout)).toEqual({ host: '127.0.0.1', port: 5433 });

  await leaveLockFile(layout, '/the/original/cluster', elsewhere);
  expect(await findAddress(layout)).toEqual(usual);
  await leaveLockFile(layout, layout.cluster, path.join(scratch, 'gone'));
  expect(await findAddress(layout)).toEqual(usual);
  await symlink(elsewhere, path.join(scratch, 'link'));
  await leaveLockFile(layout, layout.cluster, path.join(scratch, 'link'));
  expect(await findAddress(layout)).toEqual(usual);
  await chmod(elsewhere, 0o777);
  await leaveLockFile(layout, layout.cluster, elsewhere);
  expect(await findAddress(layout)).toEqual(usual);
});

test('a socket directory of another user is not trusted', async ({ onTestFinished, skip }) => {
  if (process.getuid?.() !== 0) skip('needs to run as root');
  const scratch = await makeScratch({ onTestFinished });
  const layout = layOut(path.join(scratch, 'postgres'));
  await mkdir(layout.cluster, { recursive: true });
  const squatted = path.join(scratch, 'squatted');
  await mkdir(squatted, { mode: 0o700 });
  await chown(squatted, 65_534, 65_534);
  await leaveLockFile(layout, layout.cluster, squatted);
  expect((await findAddress(layout))?.host).toBe(layout.socketDirectory);
});
