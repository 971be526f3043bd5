import { describe, expect, test } from 'vitest';
import { resumePartner, suspendPartner } from '../../partners/suspend-partner.ts';
import { TEST_BASE_URL } from '../../testing/app.ts';
import { CALLBACK, type Query, readAnswer, useConsentKit } from '../../testing/consent-kit.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';

const kit = useConsentKit();

describe('the page', () => {
  test('is the web app, framed nowhere, kept nowhere, and tells nobody where it was', async () => {
    const { status, headers, text } = await kit.admin.get(kit.toAddress({ state: '"><script>' }));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect(text).not.toContain('"><script>');
  });

  test('sends who is not signed in to sign in, and back by a path of our own making', async () => {
    const answer = await kit.stranger.get(kit.toAddress({}, '&next=https%3A%2F%2Fevil.example&evil=1'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?next=%2Foauth%2Fauthorize%3F/);
    expect(readAnswer(answer)['next']).toBe(kit.toAddress());
  });

  test('is for admins; its status says so to who is not one', async () => {
    expect((await kit.clinician.get(kit.toAddress())).status).toBe(403);
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
    const answers = [
      await kit.admin.get(kit.toAddress(change, more)),
      await kit.stranger.get(kit.toAddress(change, more)),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });

  test('a suspended app', async () => {
    await suspendPartner(kit.app.context, TEST_ORIGIN, kit.partner.partnerAppId);
    const answer = await kit.admin.get(kit.toAddress());
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
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
    const answers = [
      await kit.admin.get(kit.toAddress(change, more)),
      await kit.stranger.get(kit.toAddress(change, more)),
    ];
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
    ['a state that is no UTF-8', { state: undefined }, '&state=caf%E9'],
  ])('%s: there is none to give back', async (_name, change, more = '') => {
    const answer = readAnswer(await kit.admin.get(kit.toAddress(change, more)));
    expect([answer['error'], answer['state'] ?? '', answer['iss']]).toEqual([invalid, '', TEST_BASE_URL]);
  });
});
