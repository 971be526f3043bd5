import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudits } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { PartnerPrincipal } from './authenticate-partner-token.ts';

/** Ends the unfinished sessions of a connection, in the transaction that revokes it: its database is the context's. */
export type EndSessions = (context: Context, origin: AuditOrigin, connection: PartnerPrincipal) => Promise<void>;

export type RevocationReason = 'partner_request' | 'code_replayed' | 'refresh_token_reused';

/**
 * Revokes the connection if this grant is the one in force: all its tokens are dead with the commit, and its unfinished
 * sessions have ended. A grant that a later consent has replaced is dead already, and the later one is left alone.
 */
export async function revokeGrant(
  context: Context,
  origin: AuditOrigin,
  { grantId, reason }: { grantId: string; reason: RevocationReason },
  endSessions: EndSessions,
): Promise<void> {
  const { clock } = context;
  await inTransaction(context.db, async (db) => {
    const connection = await db
      .updateTable('partner_connections')
      .set({ revoked_at: clock.now() })
      .where('grant_id', '=', grantId)
      .where('revoked_at', 'is', null)
      .returning(['id as connectionId', 'partner_app_id as partnerAppId', 'practice_id as practiceId'])
      .executeTakeFirst();
    if (connection === undefined) return;
    await endSessions({ ...context, db }, origin, connection);
    await recordAudits(db, clock, [
      {
        practiceId: connection.practiceId,
        action: 'partner_connection.revoked',
        origin,
        subject: { type: 'partner_connection', id: connection.connectionId },
        details: { reason, partner_app_id: connection.partnerAppId },
      },
    ]);
  });
}
