import { afterAll, beforeAll, expect, test } from 'vitest';
import { toChallenge } from '../../partners/exchange-code.ts';
import { createTestApp, TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { createTestPartner, signInForTest, type TestPartner } from '../../testing/partners.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

const PATH = '/v1/console/oauth/authorization';

let app: TestApp;
let practice: TestPractice;
let partner: TestPartner;
let adminCookie: string;
let clinicianCookie: string;
beforeAll(async () => {
  app = await createTestApp({ rateLimitPerMinute: 0 });
  practice = await createTestPractice(app.context);
  partner = await createTestPartner(app.context);
  adminCookie = await signInForTest(app.context, practice.id, practice.adminId);
  clinicianCookie = await signInForTest(app.context, practice.id, practice.clinicianId);
});
afterAll(() => app.close());

const parameters = (): Record<string, string> => ({
  response_type: 'code',
  client_id: partner.clientId,
  redirect_uri: 'https://partner.example/callback',
  state: 'xyz',
  code_challenge: toChallenge('v'.repeat(43)),
  code_challenge_method: 'S256',
});
const show = (change: Record<string, string> = {}, cookie = adminCookie) =>
  app.call(`${PATH}?${new URLSearchParams({ ...parameters(), ...change })}`, { headers: { cookie } });
const decide = (change: Record<string, unknown>, cookie = adminCookie, site = 'same-origin') =>
  app.call(PATH, { body: { ...parameters(), ...change }, headers: { cookie, 'sec-fetch-site': site } });

test('what to show', async () => {
  const answer = await show();
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      redirect_to: null,
      consent: {
        partner_name: 'Bright Minds Platform',
        practice_name: expect.stringMatching(/^Practice /),
        redirect_host: 'partner.example',
        can: expect.arrayContaining([expect.any(String)]),
        cannot: expect.arrayContaining([expect.any(String)]),
      },
    },
  ]);
});

test('what to do with a decision', async () => {
  const approved = new URL((await decide({ decision: 'approve' })).body.redirect_to);
  expect(approved.origin).toBe('https://partner.example');
  expect(Object.fromEntries(approved.searchParams)).toEqual({
    code: expect.stringMatching(/^pac_/),
    state: 'xyz',
    iss: TEST_BASE_URL,
  });
  const refused = new URL((await decide({ decision: 'refuse' })).body.redirect_to);
  expect(refused.searchParams.get('error')).toBe('access_denied');
});

test('faults that the partner is told, and faults that it is not', async () => {
  const plain = { code_challenge_method: 'plain' };
  const told = [(await show(plain)).body, (await decide({ ...plain, decision: 'approve' })).body];
  expect(told.map(({ redirect_to: to }) => new URL(to).searchParams.get('error'))).toEqual([
    'invalid_request',
    'invalid_request',
  ]);
  const elsewhere = { redirect_uri: 'https://evil.example/' };
  const untold = [await show(elsewhere), await decide({ ...elsewhere, decision: 'approve' })];
  expect(untold.map(({ status, body }) => [status, body.detail])).toEqual([
    [400, 'This redirect URI is not registered'],
    [400, 'This redirect URI is not registered'],
  ]);
});

test('only an admin, only signed in, only from our own pages', async () => {
  const detail = 'Only an admin of the practice can connect a partner';
  expect((await show({}, clinicianCookie)).body).toEqual({ detail });
  expect((await decide({ decision: 'approve' }, clinicianCookie)).body).toEqual({ detail });
  expect([(await show({}, '')).status, (await decide({ decision: 'approve' }, '')).status]).toEqual([401, 401]);
  expect((await decide({ decision: 'approve' }, adminCookie, 'cross-site')).status).toBe(403);
  expect((await decide({})).status).toBe(422);
  expect((await decide({ decision: 'approve', state: 1 })).status).toBe(422);
});
