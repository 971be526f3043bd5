import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, TEST_OPERATOR_TOKEN } from '../../testing/app.ts';
import { createTestPractice } from '../../testing/practice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (path: string, body?: unknown, method?: string) =>
  app.call(`/v1/operator${path}`, { token: TEST_OPERATOR_TOKEN, body, ...(method !== undefined && { method }) });

test('an installation begins: practice, admin, key, and the key works', async () => {
  const practice = await call('/practices', { name: 'Harbour' });
  expect([practice.status, practice.body]).toEqual([
    200,
    {
      id: expect.stringMatching(/^prac_/),
      name: 'Harbour',
      api_keys_enabled: false,
      upload_retention_days: 30,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:00:00.000Z',
    },
  ]);
  const { id } = practice.body;
  const member = await call(`/practices/${id}/members`, {
    email: ' Ann@Practice.example ',
    name: 'Ann Lee',
    role: 'admin',
    password: 'a long enough password',
  });
  expect(member.body).toMatchObject({ email: 'ann@practice.example', role: 'admin', email_verified_at: null });
  expect(member.text).not.toMatch(/password|argon2/);
  expect((await call(`/members/${member.body.id}/verify-email`, undefined, 'POST')).body).toMatchObject({
    email_verified_at: '2026-03-02T09:00:00.000Z',
  });
  expect((await call(`/members/${member.body.id}/password`, { password: 'another long password' })).status).toBe(200);
  const key = await call(`/practices/${id}/api-keys`, {
    type: 'organisation',
    name: 'Export',
    member_id: member.body.id,
    expires_at: '2026-03-03T09:00:00Z',
  });
  expect(key.body).toMatchObject({
    key: expect.stringMatching(/^cw_org_/),
    type: 'organisation',
    created_by_user_id: member.body.id,
    expires_at: '2026-03-03T09:00:00.000Z',
    last_used_at: null,
    revoked_at: null,
  });
  const use = () => app.call('/v1/public/me', { token: key.body.key });
  expect((await use()).status).toBe(403);
  const changed = await call(`/practices/${id}`, { api_keys_enabled: true, upload_retention_days: 7 }, 'PATCH');
  expect(changed.body).toMatchObject({ api_keys_enabled: true, upload_retention_days: 7 });
  expect((await use()).status).toBe(200);
  const listed = await call(`/practices/${id}/api-keys`);
  expect(listed.body).toHaveLength(1);
  expect(listed.text).not.toContain(key.body.key);
  expect((await call(`/api-keys/${key.body.id}/revoke`, undefined, 'POST')).body.revoked_at).not.toBeNull();
  expect((await use()).status).toBe(401);
  expect((await call(`/practices/${id}/members`)).body).toHaveLength(1);
  expect(app.logged()).not.toMatch(new RegExp(`${key.body.key}|long enough|${TEST_OPERATOR_TOKEN}`));
});

describe('the door', () => {
  test('no token, a wrong one, or an API key is 401', async () => {
    const practice = await createTestPractice(app.context);
    for (const token of [undefined, 'wrong', practice.keys.organisation]) {
      const answer = await app.call('/v1/operator/practices', token === undefined ? {} : { token });
      expect([answer.status, answer.body]).toEqual([401, { detail: 'Invalid operator token' }]);
    }
  });
});

describe('refusals', () => {
  test.each([
    ['/practices', {}, ['name']],
    ['/practices', { name: '' }, ['name']],
    ['/practices', { name: 'a', api_keys_enabled: 'yes' }, ['api_keys_enabled']],
    [
      '/practices/x/members',
      { email: 'no address', name: '', role: 'owner', password: 'short' },
      ['email', 'name', 'role', 'password'],
    ],
    ['/practices/x/api-keys', { type: 'both', name: 'a', member_id: 'x', expires_at: 'soon' }, ['type', 'expires_at']],
    ['/members/x/password', { password: 'x'.repeat(257) }, ['password']],
  ])('%s %j is 422 at %j', async (path, body, fields) => {
    const answer = await call(path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(fields);
  });

  test.each([
    ['POST', '/practices/prac_x/members', { email: 'a@b.example', name: 'a', role: 'admin' }, 'Practice not found'],
    ['GET', '/practices/prac_x/members', undefined, 'Practice not found'],
    ['PATCH', '/practices/prac_x', { name: 'b' }, 'Practice not found'],
    ['POST', '/jobs/job_x/repeat', undefined, 'Job not found'],
    ['GET', '/practices/prac_x/api-keys', undefined, 'Practice not found'],
    ['POST', '/practices/prac_x/api-keys', { type: 'user', name: 'a', member_id: 'x' }, 'Practice not found'],
    ['POST', '/members/user_x/password', { password: 'a long enough password' }, 'Member not found'],
    ['POST', '/members/user_x/verify-email', undefined, 'Member not found'],
    ['POST', '/api-keys/key_x/revoke', undefined, 'API key not found'],
  ])('%s %s is 404', async (method, path, body, detail) => {
    const answer = await call(path, body, method);
    expect([answer.status, answer.body]).toEqual([404, { detail }]);
  });

  test('an address that is taken is 409', async () => {
    const { body: practice } = await call('/practices', { name: 'Second' });
    const member = { email: 'taken@practice.example', name: 'a', role: 'clinician' };
    await call(`/practices/${practice.id}/members`, member);
    const again = await call(`/practices/${practice.id}/members`, { ...member, email: 'TAKEN@practice.example' });
    expect([again.status, again.body]).toEqual([409, { detail: 'A member with this e-mail address already exists' }]);
  });
});

test('practices are listed by pages, the oldest first, and the look is recorded', async () => {
  for (const name of ['Next', 'Newest']) {
    app.context.clock.advance(1000);
    await call('/practices', { name });
  }
  const answer = await call('/practices?limit=100');
  const { body } = answer;
  expect(body.slice(-2).map(({ name }: { name: string }) => name)).toEqual(['Next', 'Newest']);
  expect((await call(`/practices?limit=1&page=${body.length}`)).body).toEqual(body.slice(-1));
  expect(await app.auditRowsOf(answer)).toMatchObject([
    { action: 'operator.listed', actor_type: 'operator', practice_id: null },
  ]);
});
