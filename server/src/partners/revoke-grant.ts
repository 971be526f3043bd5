import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { PartnerPrincipal } from './authenticate-partner-token.ts';

/**
 * Ends the unfinished sessions of a connection. It is called in the transaction that revokes the connection, with that
 * transaction as the context's database.
 */
export type EndSessions = (context: Context, origin: AuditOrigin, connection: PartnerPrincipal) => Promise<void>;

export type RevocationReason = 'partner_request' | 'practice_request' | 'code_replayed' | 'refresh_token_reused';

/** Named by the grant that must be in force, or by the practice and its connection. */
export type RevokedConnection = { grantId: string } | { practiceId: string; connectionId: string };

/**
 * Revokes the connection if this grant is in force: with the commit all its tokens are invalid and its unfinished
 * sessions have ended. A grant that a later consent has replaced is invalid already, and the later one stays.
 */
export async function revokeGrant(
  context: Context,
  origin: AuditOrigin,
  { grantId, reason }: { grantId: string; reason: RevocationReason },
  endSessions: EndSessions,
): Promise<void> {
  await revokeConnection(context, origin, { grantId }, reason, endSessions);
}

/** If the connection is not in force, nothing changes and there is no audit row. */
export async function revokeConnection(
  context: Context,
  origin: AuditOrigin,
  which: RevokedConnection,
  reason: RevocationReason,
  endSessions: EndSessions,
): Promise<void> {
  const { clock } = context;
  await inTransaction(context.db, async (db) => {
    const change = db
      .updateTable('partner_connections')
      .set({ revoked_at: clock.now(), revoked_reason: reason })
      .where('revoked_at', 'is', null);
    const chosen =
      'grantId' in which
        ? change.where('grant_id', '=', which.grantId)
        : change.where('practice_id', '=', which.practiceId).where('id', '=', which.connectionId);
    const connection = await chosen
      .returning(['id as connectionId', 'partner_app_id as partnerAppId', 'practice_id as practiceId'])
      .executeTakeFirst();
    if (connection === undefined) return;
    await endSessions({ ...context, db }, origin, connection);
    await recordAudit(db, clock, {
      practiceId: connection.practiceId,
      action: 'partner_connection.revoked',
      origin,
      subject: { type: 'partner_connection', id: connection.connectionId },
      details: { reason, partner_app_id: connection.partnerAppId },
    });
  });
}
