import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EmbeddedServerError } from './error.ts';
import { withStartLock } from './start-lock.ts';
import { makeScratch } from './testing/scratch.ts';

const MODULE = fileURLToPath(new URL('./start-lock.ts', import.meta.url));

test('of many in one process, one at a time has the lock', async ({ onTestFinished }) => {
  const file = path.join(await makeScratch({ onTestFinished }), 'lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await stat(file);
    inside -= 1;
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 10 }, () => withStartLock(file, 30_000, work)));
  expect(results).toEqual(Array.from({ length: 10 }, () => 'done'));
  expect(most).toBe(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('the lock is free again when the work fails', async ({ onTestFinished }) => {
  const file = path.join(await makeScratch({ onTestFinished }), 'lock');
  await expect(withStartLock(file, 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withStartLock(file, 0, async () => 'yes')).resolves.toBe('yes');
});

test('another process keeps it as long as it lives, and not longer', async ({ onTestFinished }) => {
  const file = path.join(await makeScratch({ onTestFinished }), 'lock');
  const program = `
    import { withStartLock } from ${JSON.stringify(MODULE)};
    await withStartLock(${JSON.stringify(file)}, 1000, async () => {
      console.log('held');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    });`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  const refusal = withStartLock(file, 50, async () => 'both');
  await expect(refusal).rejects.toThrow(EmbeddedServerError);
  await expect(refusal).rejects.toThrow('another process');
  const waiting = withStartLock(file, 30_000, async () => 'mine');
  holder.kill('SIGKILL');
  expect(await waiting).toBe('mine');
});

test('a lock that cannot be had is told in one line', async ({ onTestFinished }) => {
  const scratch = await makeScratch({ onTestFinished });
  const nowhere = withStartLock(path.join(scratch, 'no', 'lock'), 0, async () => 'x');
  await expect(nowhere).rejects.toThrow(/^cannot open the lock file [^\n]*$/);
  await writeFile(path.join(scratch, 'text'), 'x'.repeat(5000));
  await chmod(path.join(scratch, 'text'), 0o644);
  await symlink('text', path.join(scratch, 'link'));
  await expect(withStartLock(path.join(scratch, 'link'), 0, async () => 'x')).rejects.toThrow('not a plain file');
  expect((await stat(path.join(scratch, 'text'))).mode & 0o777).toBe(0o644);
  await expect(withStartLock(path.join(scratch, 'text'), 0, async () => 'x')).rejects.toThrow(/^cannot lock [^\n]*$/);
});
