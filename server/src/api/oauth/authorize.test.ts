import { describe, expect, test } from 'vitest';
import { resumePartner, suspendPartner } from '../../partners/suspend-partner.ts';
import { TEST_BASE_URL } from '../../testing/app.ts';
import { createTestBrowser } from '../../testing/browser.ts';
import { CALLBACK, LOOPBACK, type Query, readAnswer, readFields, useConsentKit } from '../../testing/consent-kit.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestMember } from '../../testing/member.ts';

const kit = useConsentKit();

describe('the page', () => {
  test('names partner, practice and person, what the partner can and cannot do, and asks', async () => {
    const page = await kit.admin.get(kit.toAddress());
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const words = ['Bright Minds Platform', 'Practice ', 'will be able to', 'will not be able to', 'Approve', 'Refuse'];
    for (const word of [...words, 'partner.example']) expect(page.text).toContain(word);
    expect(readFields(page.text)).toEqual(Object.entries(kit.goodQuery()));
  });

  test('runs, loads and keeps nothing, is framed nowhere, and its form leads to us and the partner', async () => {
    const { headers, text } = await kit.admin.get(kit.toAddress());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /);
    expect(policy).toContain("base-uri 'none'; form-action 'self' https:; frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect([headers.get('x-frame-options'), headers.get('cache-control')]).toEqual(['DENY', 'no-store']);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(text).not.toMatch(/<script|<img|<link|style=|onclick/);
  });

  test('lets its form lead to a partner in development on loopback', async () => {
    const { headers } = await kit.admin.get(kit.toAddress({ redirect_uri: LOOPBACK }));
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http:;");
  });

  test('shows what others wrote as text', async () => {
    const hostile = '<script>alert("x")</script>';
    const rename = (name: string) =>
      kit.app.context.db.updateTable('partner_apps').set({ name }).where('id', '=', kit.partner.partnerAppId).execute();
    await rename(hostile);
    const { text } = await kit.admin.get(kit.toAddress({ state: '"><script>' }));
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
    await rename('Bright Minds Platform');
  });

  test('sends who is not signed in to sign in, and back by a path of our own making', async () => {
    const answer = await kit.stranger.get(kit.toAddress({}, '&next=https%3A%2F%2Fevil.example&evil=1'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?next=%2Foauth%2Fauthorize%3F/);
    expect(readAnswer(answer)['next']).toBe(kit.toAddress());
  });

  test('is there again once the admin has signed in', async () => {
    const { email, password } = await createTestMember(kit.app.context);
    const browser = createTestBrowser(kit.app);
    const { next = '' } = readAnswer(await browser.call(kit.toAddress({ state: 's'.repeat(1024) })));
    const form = new URLSearchParams({ email, password, next }).toString();
    const signedIn = await browser.call('/sign-in', form, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const page = await browser.call(signedIn.headers.get('location') ?? '');
    expect([page.status, page.text.includes(email)]).toEqual([200, true]);
  });

  test('tells who is not an admin so, with no way to approve', async () => {
    const answer = await kit.clinician.get(kit.toAddress());
    expect([answer.status, answer.text.includes('Only an admin')]).toEqual([403, true]);
    expect(answer.text).not.toContain('<form');
  });
});

describe('a request whose app or redirect URI is not known gets a page and no redirect', () => {
  test.each<[string, Query, string?]>([
    ['an unknown app', { client_id: 'pclient_unknown' }],
    ['no app', { client_id: undefined }],
    ['a NUL for an app', { client_id: '\0' }],
    ['two apps', {}, '&client_id=pclient_other'],
    ['no redirect URI', { redirect_uri: undefined }],
    ['two redirect URIs', {}, '&redirect_uri=https%3A%2F%2Fpartner.example%2Fcallback'],
    ['another host', { redirect_uri: 'https://evil.example/callback' }],
    ['a host that begins alike', { redirect_uri: 'https://partner.example.evil.example/callback' }],
    ['another scheme', { redirect_uri: 'http://partner.example/callback' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['host in capitals', { redirect_uri: 'https://PARTNER.example/callback' }],
    ['path in capitals', { redirect_uri: 'https://partner.example/Callback' }],
    ['a port', { redirect_uri: 'https://partner.example:443/callback' }],
    ['another port', { redirect_uri: 'https://partner.example:8443/callback' }],
    ['a slash at the end', { redirect_uri: `${CALLBACK}/` }],
    ['a longer path', { redirect_uri: `${CALLBACK}/evil` }],
    ['a way up', { redirect_uri: 'https://partner.example/callback/../callback' }],
    ['an encoded letter', { redirect_uri: 'https://partner.example/c%61llback' }],
    ['a query', { redirect_uri: `${CALLBACK}?a=1` }],
    ['a fragment', { redirect_uri: `${CALLBACK}#a` }],
    ['user info', { redirect_uri: 'https://a@partner.example/callback' }],
    ['user info that looks like the host', { redirect_uri: 'https://partner.example@evil.example/callback' }],
    ['a backslash', { redirect_uri: 'https://evil.example\\@partner.example/callback' }],
    ['a space', { redirect_uri: ` ${CALLBACK}` }],
    ['a line end', { redirect_uri: `${CALLBACK}\r\nx: y` }],
    ['half a query', { redirect_uri: 'https://partner.example/other?tenant=a%20b' }],
    ['a query in another order', { redirect_uri: 'https://partner.example/other?x=%7E&tenant=a%20b' }],
    ['another port on loopback', { redirect_uri: 'http://[::1]:9999/callback' }],
    ['another name of loopback', { redirect_uri: 'http://localhost:8090/callback' }],
  ])('%s', async (_name, change, more = '') => {
    const answers = [await kit.admin.get(kit.toAddress(change, more)), await kit.stranger.get(kit.toAddress(change, more))];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.text).toMatch(/Unknown partner app|not registered/);
    }
  });

  test('a suspended app', async () => {
    await suspendPartner(kit.app.context, TEST_ORIGIN, kit.partner.partnerAppId);
    const answer = await kit.admin.get(kit.toAddress());
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.text).toContain('suspended');
    await resumePartner(kit.app.context, TEST_ORIGIN, kit.partner.partnerAppId);
  });
});

describe('any other fault goes to the partner, with error, state and iss', () => {
  const invalid = 'invalid_request';
  test.each<[string, Query, string, string?]>([
    ['no response type', { response_type: undefined }, invalid],
    ['an implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
    ['two types in one', { response_type: 'code token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: undefined }, invalid],
    ['an empty challenge', { code_challenge: '' }, invalid],
    ['a short challenge', { code_challenge: 'a'.repeat(42) }, invalid],
    ['a challenge with padding', { code_challenge: `${'a'.repeat(43)}=` }, invalid],
    ['a challenge of other letters', { code_challenge: `${'a'.repeat(42)}+` }, invalid],
    ['no challenge method, which would mean plain', { code_challenge_method: undefined }, invalid],
    ['plain', { code_challenge_method: 'plain' }, invalid],
    ['s256 in small letters', { code_challenge_method: 's256' }, invalid],
    ['two challenges', {}, invalid, `&code_challenge=${'a'.repeat(43)}`],
    ['two challenge methods', {}, invalid, '&code_challenge_method=plain'],
    ['two response types', {}, invalid, '&response_type=code'],
  ])('%s', async (_name, change, error, more = '') => {
    const answers = [await kit.admin.get(kit.toAddress(change, more)), await kit.stranger.get(kit.toAddress(change, more))];
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')?.startsWith(`${CALLBACK}?`)).toBe(true);
      expect(readAnswer(answer)).toEqual({
        error,
        error_description: expect.any(String),
        state: kit.goodQuery()['state'],
        iss: TEST_BASE_URL,
      });
    }
  });

  test.each<[string, Query, string?]>([
    ['no state', { state: undefined }],
    ['an empty state', { state: '' }],
    ['two states', {}, '&state=other'],
  ])('%s: there is none to give back', async (_name, change, more = '') => {
    const answer = readAnswer(await kit.admin.get(kit.toAddress(change, more)));
    expect([answer['error'], answer['state'] ?? '', answer['iss']]).toEqual([invalid, '', TEST_BASE_URL]);
  });
});
