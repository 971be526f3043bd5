import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { hashSecret } from '../lib/secrets.ts';
import { addWebhookEndpoint } from '../webhooks/endpoints.ts';
import { checkAddresses } from './check-addresses.ts';
import { makeClientSecret } from './client-secret.ts';
import { PARTNER_APP_COLUMNS, type PartnerApp } from './partner-app.ts';

export interface NewPartner {
  name: string;
  redirectUris: string[];
  webhookUrl: string;
}

export interface RegisteredPartner {
  app: PartnerApp;
  clientSecret: string;
  webhookSecret: string;
}

/** Only this answer holds the two secrets. */
export async function registerPartner(
  context: Context,
  secretBox: SecretBox,
  origin: AuditOrigin,
  { name, redirectUris, webhookUrl }: NewPartner,
): Promise<RegisteredPartner> {
  checkAddresses({ redirectUris, webhookUrl });
  const { clock, makeId } = context;
  const now = clock.now();
  const clientSecret = makeClientSecret();
  return inTransaction(context.db, async (db) => {
    const app = await db
      .insertInto('partner_apps')
      .values({
        id: makeId('papp'),
        name,
        client_id: makeId('pclient'),
        redirect_uris: redirectUris,
        created_at: now,
        updated_at: now,
      })
      .returning(PARTNER_APP_COLUMNS)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('partner_app_secrets')
      .values({ partner_app_id: app.id, hash: hashSecret(clientSecret), created_at: now })
      .execute();
    const { secret } = await addWebhookEndpoint({ ...context, db }, secretBox, { endpointId: app.id, url: webhookUrl });
    await recordAudit(db, clock, {
      practiceId: null,
      action: 'partner.registered',
      origin,
      subject: { type: 'partner_app', id: app.id },
    });
    return { app, clientSecret, webhookSecret: secret };
  });
}
