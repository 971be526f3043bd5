import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { killLeftovers, runCasewright } from '../testing/process.ts';
import { readOperatorCall } from './read-operator-call.ts';

let context: TestContext;
let folder: string;
beforeAll(async () => {
  context = await createTestContext();
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-partners-'));
});
afterAll(async () => {
  await killLeftovers();
  await context.drop();
  await rm(folder, { recursive: true });
});

const readCall = (name: string, args: string[]) => readOperatorCall(name, args, async () => '');

test('a partner is registered on the command line, and its secrets are shown', async () => {
  const command =
    'partner register --json --name Bright --webhook-url https://partner.example/webhooks ' +
    '--redirect-uri https://partner.example/a --redirect-uri https://partner.example/b';
  const run = runCasewright(command.split(' '), { DATABASE_URL: context.url, DATA_DIR: folder });
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('"client_secret":"pcs_')]);
  const partner = JSON.parse(run.output());
  expect(partner).toMatchObject({
    redirect_uris: ['https://partner.example/a', 'https://partner.example/b'],
    webhook_secret: expect.stringMatching(/^whsec_/),
  });
});

test.each<[string, string[], object]>([
  ['partner list', [], { method: 'GET', path: '/partners?page=1&limit=100' }],
  ['partner update', ['papp_1', '--name', 'B'], { method: 'PATCH', path: '/partners/papp_1', body: { name: 'B' } }],
  [
    'partner rotate-client-secret',
    ['papp_1', '--overlap-seconds', '0'],
    { method: 'POST', path: '/partners/papp_1/rotate-client-secret', body: { overlap_seconds: 0 } },
  ],
  [
    'partner rotate-webhook-secret',
    ['papp_1', '--signs-from', '2026-03-03T09:00:00Z'],
    { method: 'POST', path: '/partners/papp_1/rotate-webhook-secret', body: { signs_from: '2026-03-03T09:00:00Z' } },
  ],
  ['partner suspend', ['papp_1'], { method: 'POST', path: '/partners/papp_1/suspend' }],
  ['partner resume', ['../practices'], { method: 'POST', path: '/partners/..%2Fpractices/resume' }],
  ['partner test-event', ['papp_1'], { method: 'POST', path: '/partners/papp_1/test-event' }],
])('%s %j', async (name, args, expected) => {
  expect(await readCall(name, args)).toEqual(expected);
});

test('what is missing is said before anything starts', async () => {
  await expect(readCall('partner register', ['--name', 'A'])).rejects.toThrow('partner register needs --redirect-uri');
  await expect(readCall('partner suspend', [])).rejects.toThrow('casewright partner suspend PARTNER_ID');
});
