import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { approveTestPartner, createTestPartner } from '../testing/partners.ts';
import { createTestPractice } from '../testing/practice.ts';
import { rotateClientSecret } from './client-secret.ts';
import { exchangeCode } from './exchange-code.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { sweepGrants } from './sweep-grants.ts';

const DAY_MS = 24 * 60 * 60_000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

const endSessions = async (): Promise<void> => undefined;
const count = async (table: 'partner_codes' | 'partner_token_pairs' | 'partner_app_secrets'): Promise<number> =>
  (await context.db.selectFrom(table).select('created_at').execute()).length;

test('reuse is noticed for as long as it means anything, then all is deleted but what is in force', async () => {
  const practice = await createTestPractice(context);
  const { partnerAppId } = await createTestPartner(context);
  await rotateClientSecret(context, TEST_ORIGIN, partnerAppId, { overlapSeconds: 60 });
  const grant = await approveTestPartner(context, practice, partnerAppId);
  const pair = await exchangeCode(context, TEST_ORIGIN, partnerAppId, grant, endSessions);
  context.clock.advance(60 * DAY_MS);
  const next = await refreshTokens(context, TEST_ORIGIN, partnerAppId, pair.refreshToken, endSessions);
  context.clock.advance(30 * DAY_MS - 1);
  expect(await sweepGrants(context)).toBe(1);
  expect([await count('partner_codes'), await count('partner_token_pairs')]).toEqual([1, 2]);
  expect(await count('partner_app_secrets')).toBe(1);

  context.clock.advance(2 * DAY_MS);
  expect(await sweepGrants(context)).toBe(2);
  expect([await count('partner_codes'), await count('partner_token_pairs')]).toEqual([0, 1]);
  const last = await refreshTokens(context, TEST_ORIGIN, partnerAppId, next.refreshToken, endSessions);
  expect(last.accessToken).toMatch(/^pat_/);
});

test('many are deleted batch by batch, by several at once', async () => {
  const practice = await createTestPractice(context);
  const { partnerAppId } = await createTestPartner(context);
  const now = context.clock.now();
  const rows = Array.from({ length: 2500 }, (_unused, index) => ({
    grant_id: context.makeId('grant'),
    hash: Buffer.from(String(index)),
    partner_app_id: partnerAppId,
    practice_id: practice.id,
    approved_by: practice.adminId,
    redirect_uri: 'https://partner.example/callback',
    code_challenge: 'x',
    created_at: now,
    expires_at: now,
  }));
  await context.db.insertInto('partner_codes').values(rows).execute();
  context.clock.advance(90 * DAY_MS);
  const swept = await Promise.all([sweepGrants(context), sweepGrants(context)]);
  await sweepGrants(context);
  expect(swept.every((number) => number <= 2500 + 1)).toBe(true);
  expect(await count('partner_codes')).toBe(0);
});
