import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';
import type { PartnerPrincipal } from '../partners/authenticate-partner-token.ts';

export interface TestConnection extends PartnerPrincipal {
  token: string;
}

/** A partner app with a webhook endpoint, connected to the practice; another practice's may use the same app. */
export async function createTestConnection(
  { db, clock, makeId }: Context,
  practice: { id: string; adminId: string },
  partnerAppId?: string,
): Promise<TestConnection> {
  const now = clock.now();
  const appId = partnerAppId ?? makeId('papp');
  if (partnerAppId === undefined) {
    await sql`insert into webhook_endpoints values (${appId}, 'https://partner.example/hooks', false)`.execute(db);
    await sql`
      insert into partner_apps values (${appId}, 'A partner', ${appId}, '{}', null, ${now}, ${now})`.execute(db);
  }
  const connectionId = makeId('conn');
  await sql`
    insert into partner_connections
    values (${connectionId}, ${appId}, ${practice.id}, ${practice.adminId}, ${now}, null)`.execute(db);
  const token = newSecret('pat_');
  await sql`insert into partner_tokens values (${hashSecret(token)}, ${connectionId})`.execute(db);
  return { connectionId, partnerAppId: appId, practiceId: practice.id, token };
}

/** The same connection, authorised anew: the token it has from now on. */
export async function renewTestConnection({ db }: Context, connectionId: string): Promise<string> {
  const token = newSecret('pat_');
  await sql`update partner_connections set revoked_at = null where id = ${connectionId}`.execute(db);
  await sql`insert into partner_tokens values (${hashSecret(token)}, ${connectionId})`.execute(db);
  return token;
}

/** The connection's own part of a revocation; what becomes of its sessions is the caller's to say. */
export async function revokeTestConnection({ db, clock }: Context, connectionId: string): Promise<void> {
  await sql`
    update partner_connections set revoked_at = ${clock.now()}::timestamptz where id = ${connectionId}`.execute(db);
}
