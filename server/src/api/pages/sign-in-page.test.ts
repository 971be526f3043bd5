import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTotpCode } from '../../practice/sign-in/totp.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestBrowser, SESSION_COOKIE } from '../../testing/browser.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';
import { isLocalPath } from './local-path.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
  member = await createTestMember(app.context);
});
afterAll(() => app.close());

let addresses = 0;
const openBrowser = () => {
  addresses += 1;
  const browser = createTestBrowser(app, `10.10.0.${addresses}`);
  const post = (path: string, fields: Record<string, string>) =>
    browser.call(path, new URLSearchParams(fields).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { ...browser, post };
};

const HOSTILE = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/a\\..\\evil',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '?next=1',
  '',
  '/a\r\nSet-Cookie: a=b',
  '/\u0000/evil.example',
  '/\u2028/evil',
  '/%E2%80%A8\u00a0',
  `/${'a'.repeat(8192)}`,
];
const LOCAL = [
  '/',
  '/a',
  '/oauth/authorize?client_id=a&redirect_uri=https%3A%2F%2Fpartner.example%2F&state=%2F%2F',
  '/launch/psess_1#a',
  '/a//b',
  '/@evil.example',
  '/:80',
];

test.each(HOSTILE)('%j is no path of ours', (text) => expect(isLocalPath(text)).toBe(false));
test.each(LOCAL)('%j is one, also to a browser', (text) => {
  expect(isLocalPath(text)).toBe(true);
  expect(new URL(text, 'https://reports.example/sign-in').origin).toBe('https://reports.example');
});

describe('the page', () => {
  test('is HTML that runs nothing, loads nothing and cannot be framed', async () => {
    const answer = await openBrowser().call('/sign-in');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(answer.text).not.toMatch(/<script|\son\w+=|\sstyle=/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const id of ['email', 'password', 'code']) {
      expect(answer.text).toContain(`<label for="${id}">`);
      expect(answer.text).toContain(`<input id="${id}"`);
    }
  });

  test('keeps the way back, and nothing that leads elsewhere', async () => {
    const page = await openBrowser().call(`/sign-in?next=${encodeURIComponent('/launch/a?b="><script>&c=\'')}`);
    expect(page.text).toContain('name="next" value="/launch/a?b=&quot;&gt;&lt;script&gt;&amp;c=&#39;"');
    for (const next of HOSTILE.filter((text) => !text.includes('\u0000'))) {
      const { text } = await openBrowser().call(`/sign-in?next=${encodeURIComponent(next)}`);
      expect(text).not.toMatch(/evil|alert\(|name="next"/);
    }
  });

  test('signs in and goes on to where it was asked for', async () => {
    const browser = openBrowser();
    const answer = await browser.post('/sign-in', {
      email: member.email,
      password: member.password,
      next: '/launch/a?b=c',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/launch/a?b=c']);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(true);
    const again = await browser.call('/sign-in?next=/launch/b');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/launch/b']);
    const here = await browser.call('/sign-in');
    expect([here.status, here.text]).toEqual([200, expect.stringContaining('You are signed in')]);
    const out = await browser.post('/sign-out', {});
    expect([out.status, out.headers.get('location')]).toEqual([303, '/sign-in']);
    expect((await browser.call('/sign-in')).text).toContain('<h1>Sign in</h1>');
  });

  test('never goes elsewhere', async () => {
    for (const next of HOSTILE.filter((text) => !text.includes('\u0000'))) {
      const answer = await openBrowser().post('/sign-in', { email: member.email, password: member.password, next });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in']);
    }
  });

  test('says what is wrong in the same words for everyone, and gives no password back', async () => {
    const known = await openBrowser().post('/sign-in', {
      email: member.email,
      password: 'a wrong "password" 123',
      next: '/a',
    });
    const unknown = await openBrowser().post('/sign-in', {
      email: 'no@practice.example',
      password: 'a wrong "password" 123',
      next: '/a',
    });
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.text).toContain('role="alert"');
    expect(known.text.replace(member.email, '')).toBe(unknown.text.replace('no@practice.example', ''));
    expect(known.text).not.toContain('a wrong');
    expect(known.text).toContain('name="next" value="/a"');
    expect(
      (await openBrowser().post('/sign-in', { email: '"><script>alert(1)</script>', password: 'x' })).text,
    ).not.toContain('<script');
    expect((await openBrowser().post('/sign-in', { email: '', password: '', next: '/a' })).status).toBe(401);
  });

  test('asks for the code when one is due', async () => {
    const who = await createTestMember(app.context);
    const browser = openBrowser();
    await browser.signIn(who.email, who.password);
    const { body } = await browser.call('/v1/console/totp/enrol', { password: who.password });
    await browser.call('/v1/console/totp/confirm', { code: makeTotpCode(body.secret, app.context.clock.now()) });
    app.context.clock.advance(30_000);
    const fields = { email: who.email, password: who.password };
    const due = await openBrowser().post('/sign-in', fields);
    expect([due.status, due.text]).toEqual([401, expect.stringMatching(/id="code"[^>]* required/)]);
    const code = makeTotpCode(body.secret, app.context.clock.now());
    expect((await openBrowser().post('/sign-in', { ...fields, code })).status).toBe(303);
  });

  test('says how long to wait', async () => {
    const browser = openBrowser();
    let answer = await browser.post('/sign-in', { email: 'slow@practice.example', password: 'x' });
    for (let index = 0; index < 6; index += 1) {
      answer = await browser.post('/sign-in', { email: 'slow@practice.example', password: 'x' });
    }
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
    expect(answer.text).toContain('Try again in 2 seconds');
  });
});
