import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { changeWebhookUrl } from '../webhooks/endpoints.ts';
import { checkAddresses } from './check-addresses.ts';
import { PARTNER_APP_COLUMNS, type PartnerApp } from './partner-app.ts';

export interface PartnerChange {
  name?: string;
  redirectUris?: string[];
  webhookUrl?: string;
}

/** A redirect URI that is removed is refused at once, also for codes that were issued for it. */
export async function updatePartner(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  { name, redirectUris, webhookUrl }: PartnerChange,
): Promise<PartnerApp> {
  checkAddresses({ redirectUris, webhookUrl });
  const { clock } = context;
  return inTransaction(context.db, async (db) => {
    const app = await db
      .updateTable('partner_apps')
      .set({
        updated_at: clock.now(),
        ...(name !== undefined && { name }),
        ...(redirectUris !== undefined && { redirect_uris: redirectUris }),
      })
      .where('id', '=', partnerAppId)
      .returning(PARTNER_APP_COLUMNS)
      .executeTakeFirst();
    if (app === undefined) throw new AppError('partner_not_found');
    if (webhookUrl !== undefined) await changeWebhookUrl({ ...context, db }, partnerAppId, webhookUrl, origin);
    await recordAudit(db, clock, {
      practiceId: null,
      action: 'partner.updated',
      origin,
      subject: { type: 'partner_app', id: partnerAppId },
      details: {
        renamed: name !== undefined,
        redirect_uris_changed: redirectUris !== undefined,
        webhook_url_changed: webhookUrl !== undefined,
      },
    });
    return app;
  });
}
