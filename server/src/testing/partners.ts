import { randomBytes } from 'node:crypto';
import type { Context } from '../db/context.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';
import { authenticatePartnerToken, type PartnerPrincipal } from '../partners/authenticate-partner-token.ts';
import { decideAuthorization } from '../partners/decide-authorization.ts';
import { exchangeCode, toChallenge } from '../partners/exchange-code.ts';
import { findPartner } from '../partners/list-partners.ts';
import { registerPartner } from '../partners/register-partner.ts';
import { TEST_SECRET_BOX } from './app.ts';
import { TEST_ORIGIN } from './context.ts';

export const TEST_REDIRECT_URI = 'https://partner.example/callback';

export interface TestPartner {
  partnerAppId: string;
  clientId: string;
  clientSecret: string;
}

export async function createTestPartner(context: Context, redirectUris = [TEST_REDIRECT_URI]): Promise<TestPartner> {
  const { app, clientSecret } = await registerPartner(context, TEST_SECRET_BOX, TEST_ORIGIN, {
    name: 'Bright Minds Platform',
    redirectUris,
    webhookUrl: 'https://partner.example/webhooks',
  });
  return { partnerAppId: app.id, clientId: app.clientId, clientSecret };
}

export interface TestGrant {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/** What a partner has after an admin's consent and before the exchange. */
export async function approveTestPartner(
  context: Context,
  practice: { id: string; adminId: string },
  partnerAppId: string,
): Promise<TestGrant> {
  const app = await findPartner(context, partnerAppId);
  const redirectUri = app.redirectUris[0] ?? '';
  const codeVerifier = randomBytes(32).toString('base64url');
  const answer = await decideAuthorization(context, TEST_ORIGIN, {
    request: { app, clientId: app.clientId, redirectUri, state: 's', codeChallenge: toChallenge(codeVerifier) },
    member: { id: practice.adminId, practiceId: practice.id, role: 'admin' },
    decision: 'approve',
    issuer: 'https://reports.example',
  });
  return { code: new URL(answer).searchParams.get('code') ?? '', codeVerifier, redirectUri };
}

export interface TestConnection extends PartnerPrincipal {
  token: string;
  refreshToken: string;
}

/** A partner app that is connected with the practice. Several practices may use one app. */
export async function createTestConnection(
  context: Context,
  practice: { id: string; adminId: string },
  partnerAppId?: string,
): Promise<TestConnection> {
  const appId = partnerAppId ?? (await createTestPartner(context)).partnerAppId;
  const grant = await approveTestPartner(context, practice, appId);
  const pair = await exchangeCode(context, TEST_ORIGIN, appId, grant, async () => undefined);
  const principal = await authenticatePartnerToken(context, pair.accessToken);
  return { ...principal, token: pair.accessToken, refreshToken: pair.refreshToken };
}

/** Authorises the same connection again, and answers with its new token. */
export async function renewTestConnection(context: Context, connectionId: string): Promise<string> {
  const { db } = context;
  const connection = await db
    .selectFrom('partner_connections')
    .selectAll()
    .where('id', '=', connectionId)
    .executeTakeFirstOrThrow();
  const practice = { id: connection.practice_id, adminId: connection.connected_by };
  return (await createTestConnection(context, practice, connection.partner_app_id)).token;
}

/** Revokes the connection alone. What happens to its sessions is left to the caller. */
export async function revokeTestConnection({ db, clock }: Context, connectionId: string): Promise<void> {
  await db.updateTable('partner_connections').set({ revoked_at: clock.now() }).where('id', '=', connectionId).execute();
}

/** Signs the member in, and answers with the cookie of the browser. */
export async function signInForTest(
  { db, clock, makeId }: Context,
  practiceId: string,
  memberId: string,
): Promise<string> {
  const secret = newSecret('');
  const now = clock.now();
  await db
    .insertInto('member_sessions')
    .values({
      id: makeId('sess'),
      practice_id: practiceId,
      member_id: memberId,
      hash: hashSecret(secret),
      created_at: now,
      last_seen_at: now,
      proved_at: now,
      idle_limit_ms: 24 * 60 * 60_000,
      ends_at: new Date(now.getTime() + 24 * 60 * 60_000),
      browser: 'a test',
      ip: null,
    })
    .execute();
  return `__Host-casewright=${secret}`;
}
