import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ rateLimitPerMinute: 100 });
});
afterAll(() => app.close());

async function countRows(): Promise<number> {
  await app.audit.flush();
  return (await app.context.db.selectFrom('audit_events').select('id').execute()).length;
}

async function flood(times: number, url: string, headers: Record<string, string>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let count = 0; count < times; count += 1) {
    const { statusCode } = await app.http.inject({ method: 'POST', url, headers, payload: '{}' });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  return statuses;
}

test.for([
  [3000, 'from other sites', '/v1/console/sign-in', { 'sec-fetch-site': 'cross-site' }, 403],
  [
    500,
    'from other sites to the consent page',
    '/v1/console/oauth/authorization',
    { origin: 'https://evil.example' },
    403,
  ],
  [500, 'with wrong keys', '/v1/public/clients/1/notes', { authorization: 'Bearer wrong' }, 401],
  [500, 'with a wrong token of the operator', '/v1/operator/practices', { authorization: 'Bearer wrong' }, 401],
] as const)('%i requests %s leave ten rows, and are soon told to wait', async ([times, , url, headers, status]) => {
  const before = await countRows();
  const json = { 'content-type': 'application/json' };
  const statuses = await flood(times, url, { ...json, ...headers });
  expect(Object.fromEntries(statuses)).toEqual({ [status]: 100, 429: times - 100 });
  expect((await countRows()) - before).toBeLessThanOrEqual(10);
});

test('a thousand requests for what is not there leave ten rows', async () => {
  const before = await countRows();
  expect(Object.fromEntries(await flood(1000, '/nothing', {}))).toEqual({ 404: 1000 });
  expect((await countRows()) - before).toBeLessThanOrEqual(10);
});

test('our own pages are answered from a network whose requests from other sites are not', async () => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const payload = { email: 'nobody@example.org', password: 'wrong but well formed' };
  const answer = await app.http.inject({ method: 'POST', url: '/v1/console/sign-in', headers, payload });
  expect(answer.statusCode).toBe(401);
});
