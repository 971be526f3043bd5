import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { killLeftovers, runCasewright } from '../testing/process.ts';

let context: TestContext;
let folder: string;
beforeAll(async () => {
  context = await createTestContext();
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-audit-'));
});
afterAll(async () => {
  await killLeftovers();
  await context.drop();
  await rm(folder, { recursive: true });
});

test('a practice that does not exist is no intact chain', async () => {
  const settings = { DATABASE_URL: context.url, DATA_DIR: folder };
  const run = runCasewright(['audit', 'verify', '--practice', 'prac_mistyped'], settings);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe('casewright: there is no practice prac_mistyped, and no rows of one\n');
});
