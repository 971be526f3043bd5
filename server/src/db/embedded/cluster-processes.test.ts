import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, expect, test } from 'vitest';
import { findRole, listClusterProcesses } from './cluster-processes.ts';
import { makeScratch } from './testing/scratch.ts';

async function run(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  command: string,
  cwd: string,
): Promise<number> {
  const child = spawn('/bin/bash', ['-c', `echo begun; ${command}`], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

test('processes are told by where they work, not by a number in a file', async (context) => {
  const scratch = await makeScratch(context);
  const [cluster, other] = [path.join(scratch, 'cluster'), path.join(scratch, 'other')];
  await mkdir(cluster);
  await mkdir(other);
  await symlink(cluster, path.join(scratch, 'link'));
  const wait = 'read -r line';
  // A process of another cluster or another program, such as an operator's shell in the directory, must come to no
  // harm.
  await run(context, wait, cluster);
  await run(context, `: -D ${other}; ${wait}`, cluster);
  await run(context, `exec -a postgres bash -c '${wait}' x -D ${other}`, '/');
  expect(await listClusterProcesses(cluster)).toEqual([]);

  const byName = await run(context, `exec -a postgres bash -c '${wait}' x -D ${cluster}`, '/');
  const byLink = await run(context, `exec -a postgres bash -c '${wait}' x -D ${scratch}/link`, '/');
  const byPlace = await run(context, `echo -n postgres > /proc/$$/comm; ${wait}`, cluster);
  const found = (await listClusterProcesses(cluster)) ?? [];
  expect(found.toSorted((one, two) => one.pid - two.pid)).toEqual([
    { pid: byName, role: 'postmaster' },
    { pid: byLink, role: 'postmaster' },
    { pid: byPlace, role: 'child' },
  ]);
  expect(await findRole(byName, cluster)).toBe('postmaster');
  expect(await findRole(byPlace, cluster)).toBe('child');
  expect(await findRole(process.pid, cluster)).toBe('none');
  expect(await findRole(999_999_999, cluster)).toBe('none');
});
