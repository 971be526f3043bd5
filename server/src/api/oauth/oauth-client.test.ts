import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { createTestPartner, signInForTest, type TestPartner } from '../../testing/partners.ts';
import { createTestPractice } from '../../testing/practice.ts';
import { type ConsentBrowser, openConsentBrowser } from '../../testing/consent-kit.ts';

const REDIRECT_URI = 'https://partner.example/callback';

let app: TestApp;
let partner: TestPartner;
let admin: ConsentBrowser;
let server: oauth.AuthorizationServer;
let client: oauth.Client;
let authentication: oauth.ClientAuth;

/** The client is made to believe that it speaks to the base URL. */
const reach = {
  [oauth.customFetch]: (url: string, options: object) => fetch(url.replace(TEST_BASE_URL, localAddress()), options),
};

function localAddress(): string {
  const address = app.http.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  app = await createTestApp();
  const practice = await createTestPractice(app.context);
  partner = await createTestPartner(app.context);
  admin = openConsentBrowser(app, await signInForTest(app.context, practice.id, practice.adminId));
  const issuer = new URL(TEST_BASE_URL);
  server = await oauth
    .discoveryRequest(issuer, { algorithm: 'oauth2', ...reach })
    .then((response) => oauth.processDiscoveryResponse(issuer, response));
  client = { client_id: partner.clientId };
  authentication = oauth.ClientSecretPost(partner.clientSecret);
});
afterAll(() => app.close());

/** The first half of the flow, as a partner would write it, with an admin who presses the button. */
async function authorize(decision: string) {
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const address = new URL(server.authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).toString();
  expect((await admin.get(`${address.pathname}${address.search}`)).status).toBe(200);
  const answer = await admin.decide(address.href, decision);
  const callback = new URL(answer.body.redirect_to);
  return { codeVerifier, read: () => oauth.validateAuthResponse(server, client, callback, state) };
}

async function exchange({ codeVerifier, read }: Awaited<ReturnType<typeof authorize>>) {
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    read(),
    REDIRECT_URI,
    codeVerifier,
    reach,
  );
  return oauth.processAuthorizationCodeResponse(server, client, response);
}

const refresh = (token: string) => oauth.refreshTokenGrantRequest(server, client, authentication, token, reach);

test('a strict OAuth client discovers, is authorized, exchanges, refreshes and revokes', async () => {
  const pair = await exchange(await authorize('approve'));
  expect([pair.token_type, pair.expires_in]).toEqual(['bearer', 3600]);
  const response = await refresh(pair.refresh_token ?? '');
  const next = await oauth.processRefreshTokenResponse(server, client, response);
  expect(next.access_token).not.toBe(pair.access_token);
  const revoked = await oauth.revocationRequest(server, client, authentication, next.access_token, reach);
  await oauth.processRevocationResponse(revoked);
  expect((await refresh(next.refresh_token ?? '')).status).toBe(400);
});

test('it understands a refusal at the redirect URI', async () => {
  const { read } = await authorize('refuse');
  expect(read).toThrow(expect.objectContaining({ name: 'AuthorizationResponseError', error: 'access_denied' }));
});

test('an error of the token endpoint has the body of our contract, which it calls not conformant', async () => {
  const response = await refresh('prt_unknown');
  expect(await response.clone().json()).toEqual({ detail: 'Invalid refresh token' });
  await expect(oauth.processRefreshTokenResponse(server, client, response)).rejects.toMatchObject({
    code: 'OAUTH_RESPONSE_IS_NOT_CONFORM',
  });
  const wrong = oauth.ClientSecretPost('pcs_wrong');
  const refused = await oauth.refreshTokenGrantRequest(server, client, wrong, 'prt_unknown', reach);
  await expect(oauth.processRefreshTokenResponse(server, client, refused)).rejects.toMatchObject({
    code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
    status: 401,
  });
});
