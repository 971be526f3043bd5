import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir, uptime } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLocalCopies } from './local-copy.ts';
import { stalledStream } from './testing/bytes.ts';

const HOUR_MS = 60 * 60_000;
/** Greater than any process id. */
const NO_PROCESS = 4_194_999;

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'casewright-copies-')), 'in-work');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const never = new AbortController().signal;
const bytes = (): Readable => Readable.from([Buffer.from('in the clear')], { objectMode: false });

async function leave(name: string, ageMs = 0): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'upload'), 'left behind');
  const time = new Date(Date.now() - ageMs);
  await utimes(path.join(folder, name), time, time);
}

describe('a copy', () => {
  test('is there for as long as it is used, for its owner alone', async () => {
    const copies = await openLocalCopies(folder);
    const seen = await copies.withFile(bytes(), never, async (file) => ({
      text: await readFile(file, 'utf8'),
      modes: [await stat(file), await stat(path.dirname(file)), await stat(folder)].map(({ mode }) => mode & 0o777),
    }));
    expect(seen).toEqual({ text: 'in the clear', modes: [0o600, 0o700, 0o700] });
    expect(await readdir(folder)).toEqual([]);
  });

  test('is gone when its use fails, its source fails, or it is called off', async () => {
    const copies = await openLocalCopies(folder);
    const use = async (): Promise<never> => {
      throw new Error('of no use');
    };
    await expect(copies.withFile(bytes(), never, use)).rejects.toThrow('of no use');
    const broken = new Readable({ read: () => broken.destroy(new Error('broken')) });
    await expect(copies.withFile(broken, never, use)).rejects.toThrow('broken');
    const stalled = stalledStream();
    const calling = copies.withFile(stalled, AbortSignal.timeout(20), use);
    await expect(calling).rejects.toThrow(/abort/i);
    expect(stalled.destroyed).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test('that cannot be made lets go of its source', async () => {
    const copies = await openLocalCopies(folder);
    await rm(folder, { recursive: true });
    const source = bytes();
    await expect(copies.withFile(source, never, async () => undefined)).rejects.toThrow('ENOENT');
    expect(source.destroyed).toBe(true);
  });
});

describe('at the start, of what is left', () => {
  const remaining = async (): Promise<string[]> => {
    await openLocalCopies(folder);
    return readdir(folder);
  };

  test('by a process that is gone, and by the one that had our number, nothing stays', async () => {
    await leave(`${hostname()}-${NO_PROCESS}-abcdef`);
    await leave(`${hostname()}-${process.pid}-abcdef`);
    expect(await remaining()).toEqual([]);
  });

  test('what another process of this machine works on stays', async () => {
    const other = spawn('sleep', ['60']);
    try {
      await leave(`${hostname()}-${other.pid}-abcdef`);
      expect(await remaining()).toEqual([`${hostname()}-${other.pid}-abcdef`]);
    } finally {
      other.kill();
    }
  });

  test('before the machine was started, nothing stays, whoever has the number now', async () => {
    await leave(`${hostname()}-${process.ppid}-abcdef`, uptime() * 1000 + HOUR_MS);
    expect(await remaining()).toEqual([]);
  });

  test('what another machine may work on stays for two days, whatever its number', async () => {
    const names = [`elsewhere-${process.pid}-abcdef`, `elsewhere-${NO_PROCESS}-abcdef`];
    for (const name of names) await leave(name, 47 * HOUR_MS);
    await leave(`elsewhere-${process.pid}-old`, 49 * HOUR_MS);
    await leave('of-no-known-name', 49 * HOUR_MS);
    expect((await remaining()).toSorted()).toEqual(names.toSorted());
  });
});

test('later on, what was left is removed when it is two days old, and what is in use stays', async () => {
  const copies = await openLocalCopies(folder);
  await leave(`${hostname()}-${NO_PROCESS}-abcdef`, 49 * HOUR_MS);
  await leave('of-another-container-7-abcdef', 49 * HOUR_MS);
  await leave(`${hostname()}-${NO_PROCESS}-unseen`, HOUR_MS);
  await copies.withFile(bytes(), never, async (file) => {
    const ours = path.basename(path.dirname(file));
    await copies.sweep();
    expect((await readdir(folder)).toSorted()).toEqual([ours, `${hostname()}-${NO_PROCESS}-unseen`].toSorted());
  });
});
