import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import { openEmbeddedServer } from '../embedded-server.ts';
import { layOut } from '../layout.ts';
import { killProcessesIn } from './processes.ts';

/** Nothing here has to survive a power cut. */
export const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '8MB',
  max_connections: '20',
};

/** The hook of the test itself. Where tests run at once, the global one may belong to any of them. */
export type Cleanup = Pick<TestContext, 'onTestFinished'>;

/** A directory that is removed after the test with every process that works in it, however the test ends. */
export async function makeScratch({ onTestFinished }: Cleanup): Promise<string> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'casewright-test-'));
  await chmod(scratch, 0o755);
  onTestFinished(() => removeScratch(scratch));
  return scratch;
}

export async function removeScratch(scratch: string): Promise<void> {
  for (const memory of await killProcessesIn(scratch)) await rm(memory, { force: true });
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}

/** A cluster to be copied, which takes a tenth of the time of making one. */
export async function makeSeed(): Promise<string> {
  const seed = await mkdtemp(path.join(tmpdir(), 'casewright-test-seed-'));
  const server = await openEmbeddedServer({ directory: path.join(seed, 'postgres'), settings: TEST_SETTINGS });
  await server.stop({ force: true });
  await rm(layOut(path.join(seed, 'postgres')).log);
  return seed;
}

/** The path of a server's directory with a cluster in it that never ran. */
export async function plantSeed(cleanup: Cleanup, seed: string): Promise<string> {
  const directory = path.join(await makeScratch(cleanup), 'postgres');
  await promisify(execFile)('cp', ['-a', path.join(seed, 'postgres'), directory]);
  return directory;
}
