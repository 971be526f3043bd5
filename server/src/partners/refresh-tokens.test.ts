import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { useGrantKit } from '../testing/grant-kit.ts';
import { approveTestPartner, createTestPartner } from '../testing/partners.ts';
import { authenticatePartnerToken } from './authenticate-partner-token.ts';
import { resumePartner, suspendPartner } from './suspend-partner.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const kit = useGrantKit();

describe('a pair', () => {
  test('opens for an hour, and can be refreshed for 90 days', async () => {
    const pair = await kit.exchange();
    kit.context.clock.advance(HOUR_MS - 1);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('ok');
    kit.context.clock.advance(1);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
    kit.context.clock.advance(90 * DAY_MS - HOUR_MS - 1);
    const next = await kit.refresh(pair.refreshToken);
    expect(await kit.outcome(kit.authenticate(next))).toBe('ok');
    kit.context.clock.advance(90 * DAY_MS);
    expect(await kit.outcome(kit.refresh(next.refreshToken))).toBe('invalid_refresh_token');
  });

  test('that was refreshed is replaced whole: its access token is dead', async () => {
    const pair = await kit.exchange();
    const next = await kit.refresh(pair.refreshToken);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.authenticate(next))).toBe('ok');
    expect((await kit.readTrail()).at(-1)).toBe('partner_tokens.refreshed');
  });

  test('refreshed a second time with the same token revokes the connection', async () => {
    const pair = await kit.exchange();
    const next = await kit.refresh(pair.refreshToken);
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('refresh_token_reused');
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('refresh_token_reused');
    expect(await kit.outcome(kit.authenticate(next))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.refresh(next.refreshToken))).toBe('invalid_refresh_token');
    expect(kit.ended).toHaveLength(1);
    expect((await kit.readTrail()).at(-1)).toBe('partner_connection.revoked refresh_token_reused');
  });

  test('of which a consumed token comes back after its 90 days is forgotten: nothing is revoked', async () => {
    const pair = await kit.exchange();
    kit.context.clock.advance(DAY_MS);
    const next = await kit.refresh(pair.refreshToken);
    kit.context.clock.advance(89 * DAY_MS);
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('invalid_refresh_token');
    expect(await kit.outcome(kit.refresh(next.refreshToken))).toBe('ok');
  });

  test('refreshed fifty times at once gives at most one pair, and the reuse revokes the connection', async () => {
    const pair = await kit.exchange();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => kit.refresh(pair.refreshToken)));
    const pairs = outcomes.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(pairs).toHaveLength(1);
    expect(outcomes.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 49 }, () => 'refresh_token_reused'),
    );
    expect(await kit.countPairs()).toBe(2);
    expect(await kit.outcome(Promise.all(pairs.map(kit.authenticate)))).toBe('invalid_bearer_token');
    expect(kit.ended).toHaveLength(1);
  });

  test("refreshed by another app is invalid and stays its owner's", async () => {
    const pair = await kit.exchange();
    const other = await createTestPartner(kit.context);
    expect(await kit.outcome(kit.refresh(pair.refreshToken, other.partnerAppId))).toBe('invalid_refresh_token');
    const next = await kit.refresh(pair.refreshToken);
    expect(await kit.outcome(kit.refresh(pair.refreshToken, other.partnerAppId))).toBe('invalid_refresh_token');
    expect(await kit.outcome(kit.authenticate(next))).toBe('ok');
  });

  test('has halves that cannot stand in for each other', async () => {
    const pair = await kit.exchange();
    expect(await kit.outcome(authenticatePartnerToken(kit.context, pair.refreshToken))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.refresh(pair.accessToken))).toBe('invalid_refresh_token');
  });

  test('is kept as hashes alone', async () => {
    const pair = await kit.exchange();
    const { rows } = await sql<{ text: string }>`
      select concat(
        (select json_agg(pair) from partner_token_pairs as pair), (select json_agg(code) from partner_codes as code),
        (select json_agg(event) from audit_events as event)
      ) as text`.execute(kit.context.db);
    const text = rows[0]?.text ?? '';
    expect(text).toContain(kit.practice.id);
    const secrets = [pair.accessToken, pair.refreshToken, kit.grant.code];
    for (const secret of secrets) expect(text).not.toContain(secret.slice(4));
  });

  test('is refused while its app is suspended, and good again afterwards', async () => {
    const pair = await kit.exchange();
    await suspendPartner(kit.context, TEST_ORIGIN, kit.appId);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
    await resumePartner(kit.context, TEST_ORIGIN, kit.appId);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('ok');
  });
});

describe('authorizing again', () => {
  test('keeps the connection and ends the old tokens, which cannot break the new ones', async () => {
    const pair = await kit.exchange();
    const old = await kit.refresh(pair.refreshToken);
    const before = await kit.authenticate(old);
    const renewed = await kit.exchange(kit.appId, await approveTestPartner(kit.context, kit.practice, kit.appId));
    expect(await kit.authenticate(renewed)).toEqual(before);
    expect(await kit.outcome(kit.authenticate(old))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.refresh(old.refreshToken))).toBe('invalid_refresh_token');
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('invalid_refresh_token');
    await kit.revoke(old.accessToken);
    expect(await kit.outcome(kit.authenticate(renewed))).toBe('ok');
    expect(kit.ended).toEqual([]);
  });

  test('takes up a revoked connection', async () => {
    const pair = await kit.exchange();
    const before = await kit.authenticate(pair);
    await kit.revoke(pair.accessToken);
    const renewed = await kit.exchange(kit.appId, await approveTestPartner(kit.context, kit.practice, kit.appId));
    expect(await kit.authenticate(renewed)).toEqual(before);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
  });

  test('leaves no old token alive when it races with refreshes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await kit.exchange(kit.appId, await approveTestPartner(kit.context, kit.practice, kit.appId));
      const renewal = await approveTestPartner(kit.context, kit.practice, kit.appId);
      const [renewed, refreshed] = await Promise.allSettled([
        kit.exchange(kit.appId, renewal),
        kit.refresh(pair.refreshToken),
      ]);
      if (renewed.status === 'rejected') throw renewed.reason;
      expect(await kit.outcome(kit.authenticate(renewed.value))).toBe('ok');
      const late = refreshed.status === 'fulfilled' ? [refreshed.value] : [pair];
      expect(await kit.outcome(Promise.all(late.map(kit.authenticate)))).toBe('invalid_bearer_token');
    }
  });
});
