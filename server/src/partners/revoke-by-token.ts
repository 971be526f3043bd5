import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { hashSecret } from '../lib/secrets.ts';
import { type EndSessions, revokeGrant } from './revoke-grant.ts';

/**
 * Any token of the connection will do, also an expired or replaced one: the partner wants to disconnect. Another app's
 * token, an unknown one and one of an earlier consent change nothing, and the answer does not tell.
 */
export async function revokeByToken(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  token: string,
  endSessions: EndSessions,
): Promise<void> {
  const hash = hashSecret(token);
  const found = await context.db
    .selectFrom('partner_token_pairs as pair')
    .innerJoin('partner_connections as connection', 'connection.grant_id', 'pair.grant_id')
    .select('pair.grant_id')
    .where((where) => where.or([where('pair.access_hash', '=', hash), where('pair.refresh_hash', '=', hash)]))
    .where('connection.partner_app_id', '=', partnerAppId)
    .executeTakeFirst();
  if (found === undefined) return;
  await revokeGrant(context, origin, { grantId: found.grant_id, reason: 'partner_request' }, endSessions);
}
