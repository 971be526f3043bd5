import { describe, expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { useGrantKit } from '../testing/grant-kit.ts';
import { approveTestPartner, createTestPartner } from '../testing/partners.ts';
import { resumePartner, suspendPartner } from './suspend-partner.ts';

const HOUR_MS = 60 * 60_000;

const kit = useGrantKit();

describe('a code', () => {
  test('gives a pair whose access token names app and practice', async () => {
    const pair = await kit.exchange();
    expect(pair.accessToken).toMatch(/^pat_[\w-]{43}$/);
    expect(pair.refreshToken).toMatch(/^prt_[\w-]{43}$/);
    expect(await kit.authenticate(pair)).toEqual({
      connectionId: expect.stringMatching(/^conn_/),
      partnerAppId: kit.appId,
      practiceId: kit.practice.id,
    });
    expect(await kit.readTrail()).toEqual(['partner_consent.given', 'partner_tokens.issued']);
  });

  test.each([
    ['another verifier', () => kit.exchange(kit.appId, { ...kit.grant, codeVerifier: 'x'.repeat(43) })],
    ['another redirect URI', () => kit.exchange(kit.appId, { ...kit.grant, redirectUri: `${kit.grant.redirectUri}/` })],
    ['another app', async () => kit.exchange((await createTestPartner(kit.context)).partnerAppId)],
    ['an unknown code', () => kit.exchange(kit.appId, { ...kit.grant, code: 'pac_unknown' })],
  ])('with %s is invalid, and is not used up by it', async (_name, attempt) => {
    expect(await kit.outcome(attempt())).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.exchange())).toBe('ok');
  });

  test('is good until five minutes have passed', async () => {
    const late = await approveTestPartner(kit.context, kit.practice, kit.appId);
    kit.context.clock.advance(5 * 60_000 - 1);
    expect(await kit.outcome(kit.exchange())).toBe('ok');
    kit.context.clock.advance(1);
    expect(await kit.outcome(kit.exchange(kit.appId, late))).toBe('invalid_authorization_code');
  });

  test('is refused once its redirect URI is no longer registered, and while its app is suspended', async () => {
    await suspendPartner(kit.context, TEST_ORIGIN, kit.appId);
    expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
    await resumePartner(kit.context, TEST_ORIGIN, kit.appId);
    const setUris = (uris: string[]) =>
      kit.context.db.updateTable('partner_apps').set({ redirect_uris: uris }).where('id', '=', kit.appId).execute();
    await setUris(['https://partner.example/other']);
    expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
    await setUris([kit.grant.redirectUri]);
    expect(await kit.outcome(kit.exchange())).toBe('ok');
  });

  test('that comes again revokes what it was exchanged for, whatever comes with it', async () => {
    const pair = await kit.exchange();
    kit.context.clock.advance(HOUR_MS / 2);
    const again = kit.exchange(kit.appId, { ...kit.grant, codeVerifier: 'y'.repeat(64) });
    expect(await kit.outcome(again)).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('invalid_refresh_token');
    expect(kit.ended).toHaveLength(1);
    expect((await kit.readTrail()).at(-1)).toBe('partner_connection.revoked code_replayed');
  });

  test('that another app brings after its use revokes nothing', async () => {
    const pair = await kit.exchange();
    const other = await createTestPartner(kit.context);
    expect(await kit.outcome(kit.exchange(other.partnerAppId))).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.authenticate(pair))).toBe('ok');
    expect(kit.ended).toEqual([]);
  });

  test('that comes again after the connection was renewed leaves the renewed one alone', async () => {
    await kit.exchange();
    const renewed = await kit.exchange(kit.appId, await approveTestPartner(kit.context, kit.practice, kit.appId));
    expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.authenticate(renewed))).toBe('ok');
  });

  test('exchanged fifty times at once gives one pair, and the others are replays that end it', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => kit.exchange()));
    const pairs = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(pairs).toHaveLength(1);
    expect(await kit.countPairs()).toBe(1);
    expect(answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 49 }, () => 'invalid_authorization_code'),
    );
    expect(await kit.outcome(Promise.all(pairs.map(kit.authenticate)))).toBe('invalid_bearer_token');
    expect(kit.ended).toHaveLength(1);
  });
});
