import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context.ts';
import { createTestServer } from '../../testing/http-server.ts';
import { createTestConnection, revokeTestConnection, type TestConnection } from '../../testing/partners.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { createPartnerCheck, originOf, partnerOf } from './authenticate.ts';

let context: TestContext;
let app: HttpServer;
let practice: TestPractice;
let connection: TestConnection;
beforeAll(async () => {
  context = await createTestContext();
  practice = await createTestPractice(context);
  connection = await createTestConnection(context, practice);
  app = createTestServer().app;
  app.decorateRequest('partnerPrincipal', undefined);
  app.addHook('onRequest', createPartnerCheck(context));
  app.get('/who', async (request) => ({ ...partnerOf(request), actor: originOf(request).actor }));
});
afterAll(async () => {
  await app.close();
  await context.drop();
});

const ask = (authorization?: string) =>
  app.inject({ url: '/who', headers: authorization === undefined ? {} : { authorization } });

test('an access token says who calls', async () => {
  const { connectionId, partnerAppId, practiceId } = connection;
  expect((await ask(`Bearer ${connection.token}`)).json()).toEqual({
    connectionId,
    partnerAppId,
    practiceId,
    actor: { type: 'partner', id: partnerAppId },
  });
});

test.each<[string, () => string | undefined | Promise<string>]>([
  ['nothing', () => undefined],
  ['an unknown token', () => 'Bearer pat_unknown'],
  ['another scheme', () => `Basic ${connection.token}`],
  ['the refresh token', () => `Bearer ${connection.refreshToken}`],
  ['an API key', () => `Bearer ${practice.keys.organisation}`],
  ['a letter more', () => `Bearer ${connection.token}a`],
  ['a letter less', () => `Bearer ${connection.token.slice(0, -1)}`],
  [
    "a revoked connection's",
    async () => {
      const revoked = await createTestConnection(context, practice);
      await revokeTestConnection(context, revoked.connectionId);
      return `Bearer ${revoked.token}`;
    },
  ],
  [
    'one that has expired',
    async () => {
      const { token } = await createTestConnection(context, practice);
      context.clock.advance(3_600_000);
      return `Bearer ${token}`;
    },
  ],
])('%s is 401', async (_name, make) => {
  const answer = await ask(await make());
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Invalid bearer token' }]);
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
});
