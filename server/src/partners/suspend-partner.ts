import type { AuditAction, AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { pauseWebhooks, resumeWebhooks } from '../webhooks/endpoints.ts';
import { findPartner } from './list-partners.ts';
import type { PartnerApp } from './partner-app.ts';

/** With the commit, the app's tokens, codes and authorization requests are refused, and nothing is sent to it. */
export function suspendPartner(context: Context, origin: AuditOrigin, partnerAppId: string): Promise<PartnerApp> {
  const now = context.clock.now();
  return changeSuspension(context, origin, partnerAppId, 'partner.suspended', now, pauseWebhooks);
}

/** The app's tokens and codes are valid again, unless they have expired meanwhile. */
export function resumePartner(context: Context, origin: AuditOrigin, partnerAppId: string): Promise<PartnerApp> {
  return changeSuspension(context, origin, partnerAppId, 'partner.resumed', null, resumeWebhooks);
}

/** A call that changes nothing leaves no audit row. */
async function changeSuspension(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  action: AuditAction,
  suspendedAt: Date | null,
  changeWebhooks: typeof pauseWebhooks,
): Promise<PartnerApp> {
  const { clock } = context;
  return inTransaction(context.db, async (db) => {
    const changed = await db
      .updateTable('partner_apps')
      .set({ suspended_at: suspendedAt, updated_at: clock.now() })
      .where('id', '=', partnerAppId)
      .where('suspended_at', suspendedAt === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (changed !== undefined) {
      await changeWebhooks({ ...context, db }, partnerAppId, origin);
      await recordAudit(db, clock, {
        practiceId: null,
        action,
        origin,
        subject: { type: 'partner_app', id: partnerAppId },
      });
    }
    return findPartner({ db }, partnerAppId);
  });
}
