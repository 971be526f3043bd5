import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { hashSecret } from '../lib/secrets.ts';
import { type EndSessions, revokeGrant } from './revoke-grant.ts';
import { makeTokenPair, type TokenPair } from './token-pair.ts';

/**
 * A consumed refresh token that is presented again, at the same time or later, is in two hands: the connection is
 * revoked. A token of an earlier consent is only invalid: it ended with that consent, and old copies cannot break what
 * an admin renewed.
 */
export async function refreshTokens(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  refreshToken: string,
  endSessions: EndSessions,
): Promise<TokenPair> {
  const hash = hashSecret(refreshToken);
  const pair = await inTransaction(context.db, (db) => replacePair({ ...context, db }, origin, partnerAppId, hash));
  if (pair !== undefined) return pair;
  const grantId = await findConsumedGrant(context, partnerAppId, hash);
  if (grantId === undefined) throw new AppError('invalid_refresh_token');
  await revokeGrant(context, origin, { grantId, reason: 'refresh_token_reused' }, endSessions);
  throw new AppError('refresh_token_reused');
}

/**
 * One statement ends both tokens of the old pair and stores the new pair. The new pair belongs to the same grant: if
 * the connection is revoked or renewed at that moment, the new pair is invalid from the start.
 */
async function replacePair(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  hash: Buffer,
): Promise<TokenPair | undefined> {
  const { db, clock } = context;
  const now = clock.now();
  const { id, pair, storeFor } = makeTokenPair(context);
  const { rows } = await sql<{ connection_id: string; practice_id: string }>`
    with consumed as (
      update partner_token_pairs as pair set replaced_at = ${now}::timestamptz
      from partner_connections as connection
      where pair.refresh_hash = ${hash}::bytea
        and pair.replaced_at is null
        and pair.refresh_expires_at > ${now}::timestamptz
        and connection.id = pair.connection_id
        and connection.partner_app_id = ${partnerAppId}::text
        and connection.grant_id = pair.grant_id
        and connection.revoked_at is null
      returning pair.practice_id, pair.connection_id, pair.grant_id
    )
    ${storeFor(sql`consumed`)}`.execute(db);
  const [issued] = rows;
  if (issued === undefined) return undefined;
  await recordAudit(db, clock, {
    practiceId: issued.practice_id,
    action: 'partner_tokens.refreshed',
    origin,
    subject: { type: 'partner_connection', id: issued.connection_id },
    details: { token_pair_id: id },
  });
  return pair;
}

async function findConsumedGrant(
  { db, clock }: Context,
  partnerAppId: string,
  hash: Buffer,
): Promise<string | undefined> {
  const consumed = await db
    .selectFrom('partner_token_pairs as pair')
    .innerJoin('partner_connections as connection', 'connection.grant_id', 'pair.grant_id')
    .select('pair.grant_id')
    .where('pair.refresh_hash', '=', hash)
    .where('pair.replaced_at', 'is not', null)
    .where('pair.refresh_expires_at', '>', clock.now())
    .where('connection.partner_app_id', '=', partnerAppId)
    .executeTakeFirst();
  return consumed?.grant_id;
}
