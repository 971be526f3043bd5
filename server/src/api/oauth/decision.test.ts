import { describe, expect, test } from 'vitest';
import { TEST_BASE_URL } from '../../testing/app.ts';
import {
  CALLBACK,
  CODE_VERIFIER,
  type Query,
  readAnswer,
  useConsentKit,
  WITH_QUERY,
} from '../../testing/consent-kit.ts';

const kit = useConsentKit();

describe('the decision', () => {
  const decide = (decision: string, change: Query = {}, browser = kit.admin) =>
    browser.decide(kit.toAddress(change), decision);

  test('to approve goes to the partner with code, state and iss, and the code can be exchanged', async () => {
    const answer = await decide('approve');
    expect(answer.status).toBe(200);
    const { code, ...rest } = readAnswer(answer);
    expect(rest).toEqual({ state: kit.goodQuery()['state'], iss: TEST_BASE_URL });
    const token = await kit.app.call('/v1/partner/oauth/token', {
      body: {
        grant_type: 'authorization_code',
        client_id: kit.partner.clientId,
        client_secret: kit.partner.clientSecret,
        code,
        redirect_uri: CALLBACK,
        code_verifier: CODE_VERIFIER,
      },
    });
    expect(token.status).toBe(200);
    expect(await kit.app.auditRowsOf(answer)).toMatchObject([
      {
        action: 'partner_consent.given',
        actor_type: 'member',
        actor_id: kit.practice.adminId,
        practice_id: kit.practice.id,
        subject_id: kit.partner.partnerAppId,
      },
    ]);
    expect(kit.app.logged()).not.toContain(code);
  });

  test('keeps the query of a redirect URI that has one, to the letter', async () => {
    const answer = await decide('approve', { redirect_uri: WITH_QUERY });
    expect(answer.body.redirect_to.startsWith(`${WITH_QUERY}&code=pac_`)).toBe(true);
  });

  test('to refuse tells the partner so', async () => {
    const answer = await decide('refuse');
    const { error, state, iss } = readAnswer(answer);
    expect([error, state, iss]).toEqual(['access_denied', kit.goodQuery()['state'], TEST_BASE_URL]);
    expect(await kit.app.auditRowsOf(answer)).toMatchObject([
      { action: 'partner_consent.refused', practice_id: kit.practice.id },
    ]);
  });

  test('is not for a clinician, nor for who is not signed in', async () => {
    expect((await decide('approve', {}, kit.clinician)).status).toBe(403);
    expect((await decide('approve', {}, kit.stranger)).status).toBe(401);
  });

  test('is checked anew: a request that was changed meanwhile is another request', async () => {
    expect((await decide('approve', { redirect_uri: 'https://evil.example/callback' })).status).toBe(400);
    expect((await decide('approve', { client_id: 'pclient_unknown' })).status).toBe(400);
    expect(readAnswer(await decide('approve', { code_challenge_method: 'plain' }))['error']).toBe('invalid_request');
    expect((await decide('maybe')).status).toBe(422);
  });

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling', { 'sec-fetch-site': 'same-site' }],
    ['typed in', { 'sec-fetch-site': 'none' }],
  ])('that another site makes a browser send (%s) is refused', async (_name, headers) => {
    expect((await kit.admin.decide(kit.toAddress(), 'approve', headers)).status).toBe(403);
  });
});
