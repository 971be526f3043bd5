import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { hashSecret } from '../lib/secrets.ts';
import { type EndSessions, revokeGrant } from './revoke-grant.ts';
import { makeTokenPair, type TokenPair } from './token-pair.ts';

export interface PresentedCode {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/**
 * Only a presentation in which everything fits uses the code up. A wrong verifier, redirect URI or app leaves it as it
 * is: 256 bits are not guessed in five minutes, and whoever merely saw the code cannot spoil it for its owner.
 *
 * The code speaks for the admin who approved it, so it is worth nothing once that member is no admin any more, or is
 * deactivated. The lock on the member makes such a change wait for the exchange, or the exchange see the change.
 *
 * A used code that its own app presents again is a replay, in parallel or later, with whatever verifier: it revokes
 * what the code was exchanged for (RFC 6749, 4.1.2). Of fifty parallel requests one gets a pair, and the others end it.
 */
export async function exchangeCode(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  presented: PresentedCode,
  endSessions: EndSessions,
): Promise<TokenPair> {
  const pair = await inTransaction(context.db, (db) => useCode({ ...context, db }, origin, partnerAppId, presented));
  if (pair !== undefined) return pair;
  const grantId = await findUsedGrant(context.db, partnerAppId, presented.code);
  if (grantId !== undefined) await revokeGrant(context, origin, { grantId, reason: 'code_replayed' }, endSessions);
  throw new AppError('invalid_authorization_code');
}

/** One statement uses the code, makes the connection or renews it under this grant, and stores the pair. */
async function useCode(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  { code, redirectUri, codeVerifier }: PresentedCode,
): Promise<TokenPair | undefined> {
  const { db, clock, makeId } = context;
  const now = clock.now();
  const { id, pair, storeFor } = makeTokenPair(context);
  const { rows } = await sql<{ connection_id: string; practice_id: string; grant_id: string }>`
    with approver as materialized (
      select members.practice_id, members.id from members
      where (practice_id, id) = (
          select practice_id, approved_by from partner_codes where hash = ${hashSecret(code)}::bytea
        )
        and role = 'admin' and deactivated_at is null
      for share
    ), used as (
      update partner_codes as code set used_at = ${now}::timestamptz
      from partner_apps as app, approver
      where code.hash = ${hashSecret(code)}::bytea
        and code.partner_app_id = ${partnerAppId}::text
        and code.redirect_uri = ${redirectUri}::text
        and code.code_challenge = ${toChallenge(codeVerifier)}::text
        and code.used_at is null
        and code.expires_at > ${now}::timestamptz
        and app.id = code.partner_app_id
        and app.suspended_at is null
        and code.redirect_uri = any (app.redirect_uris)
        and approver.practice_id = code.practice_id and approver.id = code.approved_by
      returning code.grant_id, code.partner_app_id, code.practice_id, code.approved_by
    ), connection as (
      insert into partner_connections (
        id, partner_app_id, practice_id, grant_id, connected_by, connected_at, created_at
      )
      select ${makeId('conn')}::text, partner_app_id, practice_id, grant_id, approved_by, ${now}::timestamptz,
        ${now}::timestamptz
      from used
      on conflict (partner_app_id, practice_id) do update
      set grant_id = excluded.grant_id, connected_by = excluded.connected_by, connected_at = excluded.connected_at,
        revoked_at = null, revoked_reason = null
      returning id as connection_id, practice_id, grant_id
    )
    ${storeFor(sql`connection`)}`.execute(db);
  const [issued] = rows;
  if (issued === undefined) return undefined;
  await recordAudit(db, clock, {
    practiceId: issued.practice_id,
    action: 'partner_tokens.issued',
    origin,
    subject: { type: 'partner_connection', id: issued.connection_id },
    details: { grant_id: issued.grant_id, token_pair_id: id },
  });
  return pair;
}

async function findUsedGrant(db: Database, partnerAppId: string, code: string): Promise<string | undefined> {
  const used = await db
    .selectFrom('partner_codes')
    .select('grant_id')
    .where('hash', '=', hashSecret(code))
    .where('partner_app_id', '=', partnerAppId)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return used?.grant_id;
}

/** RFC 7636, 4.2: S256. */
export function toChallenge(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
