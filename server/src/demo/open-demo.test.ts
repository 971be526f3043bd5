import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '../lib/secret-box.ts';
import { listPartners } from '../partners/list-partners.ts';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { createTestPractice } from '../testing/practice.ts';
import { isDemoPlace, openDemo } from './open-demo.ts';
import { demoFile, type DemoInstallation } from './seed.ts';

let context: TestContext;
let installation: DemoInstallation;
beforeAll(async () => {
  context = await createTestContext();
  installation = {
    dataDir: await mkdtemp(path.join(tmpdir(), 'casewright-demo-')),
    baseUrl: 'http://127.0.0.1:8080',
    operatorToken: 'cw_op_one',
    secretBox: createSecretBox(Buffer.alloc(32)),
  };
});
afterAll(async () => {
  await rm(installation.dataDir, { recursive: true });
  await context.drop();
});

const readFileBack = async (): Promise<unknown> => JSON.parse(await readFile(demoFile(installation.dataDir), 'utf8'));

test('an empty database gets the demo; later starts find it, with what has changed since', async () => {
  expect(await isDemoPlace(context, installation.dataDir)).toBe(true);
  const made = await openDemo(context, installation);
  expect(made?.partner).toMatchObject({
    client_id: expect.any(String),
    webhook_secret: expect.stringMatching(/^whsec_/),
  });
  const moved = { ...installation, baseUrl: 'http://127.0.0.1:9090' };
  expect(await openDemo(context, moved)).toEqual({ ...made, base_url: 'http://127.0.0.1:9090' });
  expect(await readFileBack()).toEqual({ ...made, base_url: 'http://127.0.0.1:9090' });
});

test('a demo that is older than partners gets one, once', async () => {
  const before = await listPartners(context, { page: 1, limit: 100 });
  await writeFile(
    demoFile(installation.dataDir),
    JSON.stringify({ ...((await readFileBack()) as object), partner: null }),
  );
  const opened = await openDemo(context, installation);
  expect(opened?.partner).toMatchObject({ redirect_uri: 'http://127.0.0.1:8090/callback' });
  expect(await openDemo(context, installation)).toEqual(opened);
  expect(await listPartners(context, { page: 1, limit: 100 })).toHaveLength(before.length + 1);
});

test('a database with practices and no demo has none, and is no place for one', async () => {
  const other = await createTestContext();
  const elsewhere = { ...installation, dataDir: path.join(installation.dataDir, 'none') };
  await createTestPractice(other);
  expect(await openDemo(other, elsewhere)).toBeUndefined();
  expect(await isDemoPlace(other, elsewhere.dataDir)).toBe(false);
  await other.drop();
});
