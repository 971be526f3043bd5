import { describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { useGrantKit } from '../testing/grant-kit.ts';
import { createTestConnection, createTestPartner } from '../testing/partners.ts';
import { createTestPractice } from '../testing/practice.ts';
import { authenticatePartnerToken } from './authenticate-partner-token.ts';
import { revokeByToken } from './revoke-by-token.ts';
import type { TokenPair } from './token-pair.ts';

const HOUR_MS = 60 * 60_000;

const kit = useGrantKit();

describe('revoking', () => {
  test.each([
    ['the access token', (pair: TokenPair) => pair.accessToken],
    ['the refresh token', (pair: TokenPair) => pair.refreshToken],
  ])('by %s ends the connection, once', async (_name, pick) => {
    const pair = await kit.exchange();
    const connection = await kit.authenticate(pair);
    await kit.revoke(pick(pair));
    await kit.revoke(pick(pair));
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('invalid_refresh_token');
    expect(kit.ended).toEqual([connection]);
    const revocations = (await kit.readTrail()).filter((line) => line === 'partner_connection.revoked partner_request');
    expect(revocations).toHaveLength(1);
  });

  test('by a token that was replaced or has expired works as well: the partner wants to leave', async () => {
    const pair = await kit.exchange();
    const next = await kit.refresh(pair.refreshToken);
    kit.context.clock.advance(2 * HOUR_MS);
    await kit.revoke(pair.accessToken);
    expect(await kit.outcome(kit.refresh(next.refreshToken))).toBe('invalid_refresh_token');
  });

  test('is in force with the commit in every process: none keeps what it knew', async () => {
    const pair = await kit.exchange();
    const db = openDatabase({ url: kit.context.url, maxConnections: 1 });
    const elsewhere = () => kit.outcome(authenticatePartnerToken({ ...kit.context, db }, pair.accessToken));
    expect(await elsewhere()).toBe('ok');
    await kit.revoke(pair.refreshToken);
    expect(await elsewhere()).toBe('invalid_bearer_token');
    await db.destroy();
  });

  test('with an unknown token or from another app does nothing', async () => {
    const pair = await kit.exchange();
    const other = await createTestPartner(kit.context);
    await kit.revoke('pat_unknown');
    await kit.revoke(pair.accessToken, other.partnerAppId);
    expect(await kit.outcome(kit.authenticate(pair))).toBe('ok');
    expect(kit.ended).toEqual([]);
  });

  test("of one practice's connection leaves the app's others alone", async () => {
    const pair = await kit.exchange();
    const elsewhere = await createTestConnection(kit.context, await createTestPractice(kit.context), kit.appId);
    await kit.revoke(pair.accessToken);
    expect(await kit.outcome(authenticatePartnerToken(kit.context, elsewhere.token))).toBe('ok');
  });

  test('does not happen at all when the sessions cannot be ended', async () => {
    const pair = await kit.exchange();
    const fail = async (): Promise<void> => {
      throw new Error('no sessions today');
    };
    const revocation = revokeByToken(kit.context, TEST_ORIGIN, kit.appId, pair.accessToken, fail);
    await expect(revocation).rejects.toThrow('no sessions today');
    expect(await kit.outcome(kit.authenticate(pair))).toBe('ok');
    expect(await kit.readTrail()).not.toContain('partner_connection.revoked partner_request');
  });
});
