import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueLink } from '../../practice/sign-in/links.ts';
import { createTestApp, TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { createTestBrowser, DEVICE_COOKIE, type TestBrowser } from '../../testing/browser.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';

let app: TestApp;
let member: TestMember;
let browser: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
  member = await createTestMember(app.context);
  browser = createTestBrowser(app);
});
afterAll(() => app.close());

const post = (path: string, fields: Record<string, string>) =>
  browser.call(path, new URLSearchParams(fields).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const makeToken = async (purpose: 'reset' | 'verification'): Promise<string> => {
  const link = { member, purpose, mailedTo: member.email };
  return (await issueLink(app.context, TEST_BASE_URL, TEST_ORIGIN, link)).url.split('#token=')[1] ?? '';
};

describe.each(['/reset-password', '/verify-email'])('%s', (path) => {
  test('runs the one script of its own that its policy names', async () => {
    const answer = await browser.call(path);
    const script = /<script>([^<]*)<\/script>/.exec(answer.text)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`);
    expect(answer.text.match(/<script/g)).toHaveLength(1);
  });

  test('says that a link cannot be used, and gives back nothing that could run', async () => {
    const token = '"><script>alert(1)</script>';
    const answer = await post(path, { token, new_password: 'the new long password' });
    expect([answer.status, answer.text]).toEqual([
      404,
      expect.stringContaining('This link has expired or was used before'),
    ]);
    expect(answer.text).not.toContain('<script>alert');
  });
});

test('a password is set through the page, and the browser is a known one', async () => {
  const token = await makeToken('reset');
  const short = await post('/reset-password', { token, new_password: 'short' });
  expect([short.status, short.text]).toEqual([422, expect.stringContaining('at least 12 characters.')]);
  const answer = await post('/reset-password', { token, new_password: 'the new long password' });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Your password is set')]);
  expect([...browser.cookies.keys()]).toEqual([DEVICE_COOKIE]);
  expect((await browser.signIn(member.email, 'the new long password')).status).toBe(200);
});

test('an address is confirmed by the person, not by whatever opens the link', async () => {
  await app.context.db.updateTable('members').set({ email_verified_at: null }).execute();
  const token = await makeToken('verification');
  await browser.call(`/verify-email?token=${token}`);
  expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(false);
  expect((await post('/verify-email', { token })).status).toBe(200);
  expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(true);
});
