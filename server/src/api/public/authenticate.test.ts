import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listApiKeys, revokeApiKey } from '../../practice/api-keys.ts';
import { updatePractice } from '../../practice/practices.ts';
import { createTestApp, type TestApp, TEST_OPERATOR_TOKEN } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

let app: TestApp;
let practice: TestPractice;
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
});
afterAll(() => app.close());

const PATHS: [string, string][] = [
  ['GET', '/me'],
  ['GET', '/clients/search'],
  ['GET', '/clients/1/documents'],
  ['GET', '/clients/1/documents/rep_1'],
  ['GET', '/templates'],
  ['GET', '/templates/tmpl_1'],
  ['POST', '/clients/1/notes'],
  ['GET', '/openapi.json'],
];

describe.each(PATHS)('%s /v1/public%s', (method, path) => {
  const url = `/v1/public${path}`;

  test.each([
    ['no key', {}],
    ['an unknown key', { authorization: 'Bearer cw_org_unknown' }],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['an empty key', { authorization: 'Bearer ' }],
    ['two words', { authorization: 'Bearer a b' }],
    ['the operator token', { authorization: `Bearer ${TEST_OPERATOR_TOKEN}` }],
  ])('with %s is 401 before anything else is looked at', async (_case, headers) => {
    const answer = await app.call(url, { method, headers, ...(method === 'POST' && { body: 'not json' }) });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ detail: 'Invalid API key' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
  });
});

test('the scheme is known in any case', async () => {
  const answer = await app.call('/v1/public/me', { headers: { authorization: `bEARER ${practice.keys.clinician}` } });
  expect(answer.status).toBe(200);
});

test('the key is not taken from the query or the body', async () => {
  const key = practice.keys.organisation;
  const answers = await Promise.all([
    app.call(`/v1/public/me?access_token=${key}&api_key=${key}`),
    app.call('/v1/public/clients/1/notes', { body: { access_token: key, title: 'a', markdown: 'b' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});

test('a revoked key is refused at the next request, an organisation switched off answers 403 at the next', async () => {
  const other = await createTestPractice(app.context);
  const ask = () => app.call('/v1/public/me', { token: other.keys.organisation });
  expect((await ask()).status).toBe(200);
  await updatePractice(app.context, TEST_ORIGIN, other.id, { apiKeysEnabled: false });
  const off = await ask();
  expect([off.status, off.body]).toEqual([403, { detail: 'API keys are not enabled for this organisation' }]);
  await updatePractice(app.context, TEST_ORIGIN, other.id, { apiKeysEnabled: true });
  const keys = await listApiKeys(app.context, { practiceId: other.id, memberId: null });
  await Promise.all(keys.map(({ id }) => revokeApiKey(app.context, TEST_ORIGIN, id)));
  expect((await ask()).body).toEqual({ detail: 'Invalid API key' });
});

test('a refused access is in the log of the practice whose key it was, without the key', async () => {
  const other = await createTestPractice(app.context);
  const keys = await listApiKeys(app.context, { practiceId: other.id, memberId: null });
  const key = keys.find(({ memberId }) => memberId === null);
  await revokeApiKey(app.context, TEST_ORIGIN, key?.id ?? '');
  const rows = await app.auditRowsOf(await app.call('/v1/public/me', { token: other.keys.organisation }));
  expect(rows).toMatchObject([
    {
      practice_id: other.id,
      action: 'access.refused',
      actor_type: 'api_key',
      actor_id: key?.id,
      details: { reason: 'invalid_api_key', route: '/v1/public/me' },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(other.keys.organisation);
});
