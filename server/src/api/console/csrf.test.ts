import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { createTestBrowser, SESSION_COOKIE } from '../../testing/browser.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';

let app: TestApp;
let member: TestMember;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
  member = await createTestMember(app.context);
});
afterAll(() => app.close());
beforeEach(async () => {
  const browser = createTestBrowser(app);
  await browser.signIn(member.email, member.password);
  cookie = `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`;
});

const REFUSED = { detail: 'Request from another site refused' };
const signOut = (headers: Record<string, string>, more: { method?: string; body?: unknown } = {}) =>
  app.call('/v1/console/sign-out', { method: 'POST', ...more, headers: { cookie, ...headers } });
const isSignedIn = async () =>
  (await app.call('/v1/console/session', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status === 200;

describe('a change asked for', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['from a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.reports.example' }],
    ['from another port, as another site', { 'sec-fetch-site': 'same-site', origin: 'https://reports.example:8443' }],
    ['from another site that says it is ours', { 'sec-fetch-site': 'cross-site', origin: TEST_BASE_URL }],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['with an unknown word', { 'sec-fetch-site': 'Same-Origin' }],
    ['by an older browser from another site', { origin: 'https://evil.example' }],
    ['by an older browser from a subdomain', { origin: 'https://blog.reports.example' }],
    ['by an older browser over http', { origin: 'http://reports.example' }],
    ['by an older browser from a name that begins like ours', { origin: 'https://reports.example.evil.example' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['with neither header', {}],
    ['with a Host of the same name as the foreign origin', { origin: 'https://evil.example', host: 'evil.example' }],
  ])('%s is refused', async (_case, headers) => {
    const answer = await signOut(headers as Record<string, string>);
    expect([answer.status, answer.body]).toEqual([403, REFUSED]);
    expect(await isSignedIn()).toBe(true);
  });

  test.each([
    ['by a browser of today', { 'sec-fetch-site': 'same-origin' }],
    ['from a page that hides its address', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['by an older browser', { origin: TEST_BASE_URL }],
  ])('%s from our own page is done', async (_case, headers) => {
    expect((await signOut(headers as Record<string, string>)).status).toBe(200);
    expect(await isSignedIn()).toBe(false);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('as %s is refused even from our own page', async (type) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    const answer = await signOut(headers, { body: '{"a":"b"}' });
    expect([answer.status, answer.body]).toEqual([
      415,
      { detail: 'JSON required: the header Content-Type should be application/json' },
    ]);
    const signIn = JSON.stringify({ email: member.email, password: member.password });
    expect((await app.call('/v1/console/sign-in', { body: signIn, headers })).status).toBe(415);
    expect(await isSignedIn()).toBe(true);
  });
});

test('nothing is changed by a mere visit', async () => {
  for (const path of [
    'sign-in',
    'sign-out',
    'sign-out-everywhere',
    'change-password',
    'totp/disable',
    'reset-password',
  ]) {
    const answer = await app.call(`/v1/console/${path}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect([path, answer.status]).toEqual([path, 405]);
  }
  expect(await isSignedIn()).toBe(true);
});

test("a visitor cannot be signed in as somebody else by another site's form", async () => {
  const body = new URLSearchParams({ email: member.email, password: member.password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  const answer = await app.call('/v1/console/sign-in', { body, headers });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

test('no answer is readable from another origin', async () => {
  const answer = await app.call('/v1/console/session', { headers: { cookie, origin: 'https://evil.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
