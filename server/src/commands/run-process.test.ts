import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { createTestPractice } from '../testing/practice.ts';
import { killLeftovers, runCasewright } from '../testing/process.ts';

let context: TestContext;
let folder: string;
beforeAll(async () => {
  context = await createTestContext();
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-run-'));
});
afterAll(async () => {
  await killLeftovers();
  await context.drop();
  await rm(folder, { recursive: true });
});

test('a service whose demo cannot be shown says why and ends, because it would hear no signal', async () => {
  await createTestPractice(context);
  await writeFile(path.join(folder, 'demo.json'), 'null');
  const run = runCasewright(['start'], { DATABASE_URL: context.url, DATA_DIR: folder, PORT: '0' });
  await run.waitFor(/^casewright: /m);
  expect(await run.ended).toBe(1);
});
