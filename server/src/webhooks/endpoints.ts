import { sql } from 'kysely';
import { type AuditOrigin, SYSTEM_ORIGIN } from '../audit/entry.ts';
import { recordChange } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { describeEndpointChange } from './describe-change.ts';
import { checkWebhookUrl } from './endpoint-url.ts';
import { WEBHOOKS_CHANNEL } from './record-events.ts';
import { insertSecret } from './secrets.ts';

/** The first secret signs whatever the time, also where a process's clock is behind. */
const FIRST_SIGNS_FROM = new Date(0);

export interface WebhookEndpoint {
  id: string;
  url: string;
  isPaused: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The secret is in this answer and can be read nowhere else. */
export async function addWebhookEndpoint(
  context: Context,
  secretBox: SecretBox,
  { endpointId, url }: { endpointId: string; url: string },
): Promise<{ secret: string }> {
  checkWebhookUrl(url);
  const now = context.clock.now();
  return inTransaction(context.db, async (trx) => {
    await trx
      .insertInto('webhook_endpoints')
      .values({ id: endpointId, url, is_paused: false, created_at: now, updated_at: now })
      .execute();
    const secret = await insertSecret({ ...context, db: trx }, secretBox, endpointId, FIRST_SIGNS_FROM);
    return { secret };
  });
}

export async function changeWebhookUrl(
  { db, clock }: Context,
  endpointId: string,
  url: string,
  origin: AuditOrigin = SYSTEM_ORIGIN,
): Promise<void> {
  checkWebhookUrl(url);
  const change = sql`
    update webhook_endpoints set url = ${url}, updated_at = ${clock.now()}::timestamptz where id = ${endpointId}
    returning id`;
  // The address itself may hold a token of the partner's, so the audit row does not repeat it.
  if (await recordChange(db, clock, change, describeEndpointChange('webhook.url_changed', endpointId, origin))) return;
  throw new AppError('webhook_endpoint_not_found');
}

/**
 * Nothing is sent until it is resumed, but for attempts that have begun. Processes that hold events of it are notified.
 */
export async function pauseWebhooks(
  { db, clock }: Context,
  endpointId: string,
  origin: AuditOrigin = SYSTEM_ORIGIN,
): Promise<void> {
  const change = sql`
    update webhook_endpoints set is_paused = true, updated_at = ${clock.now()}::timestamptz
    where id = ${endpointId} and not is_paused
    returning pg_notify(${WEBHOOKS_CHANNEL}, id)`;
  await recordChange(db, clock, change, describeEndpointChange('webhook.paused', endpointId, origin));
}

/** What waited goes out at once. */
export async function resumeWebhooks(
  { db, clock }: Context,
  endpointId: string,
  origin: AuditOrigin = SYSTEM_ORIGIN,
): Promise<void> {
  const change = sql`
    update webhook_endpoints set is_paused = false, updated_at = ${clock.now()}::timestamptz
    where id = ${endpointId} and is_paused
    returning pg_notify(${WEBHOOKS_CHANNEL}, '')`;
  await recordChange(db, clock, change, describeEndpointChange('webhook.resumed', endpointId, origin));
}

export async function findWebhookEndpoint({ db }: Pick<Context, 'db'>, endpointId: string): Promise<WebhookEndpoint> {
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'is_paused as isPaused', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (endpoint === undefined) throw new AppError('webhook_endpoint_not_found');
  return endpoint;
}
