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
export function pauseWebhooks(context: Context, endpointId: string, origin?: AuditOrigin): Promise<void> {
  return setPaused(context, endpointId, true, origin);
}

/** What waited goes out at once. */
export function resumeWebhooks(context: Context, endpointId: string, origin?: AuditOrigin): Promise<void> {
  return setPaused(context, endpointId, false, origin);
}

/** A notification that names an endpoint says that it is paused; an empty one, that events may be due. */
async function setPaused(
  { db, clock }: Context,
  endpointId: string,
  isPaused: boolean,
  origin: AuditOrigin = SYSTEM_ORIGIN,
): Promise<void> {
  const change = sql`
    update webhook_endpoints set is_paused = ${isPaused}::boolean, updated_at = ${clock.now()}::timestamptz
    where id = ${endpointId} and is_paused <> ${isPaused}::boolean
    returning pg_notify(${WEBHOOKS_CHANNEL}, ${isPaused ? endpointId : ''})`;
  const action = isPaused ? 'webhook.paused' : 'webhook.resumed';
  await recordChange(db, clock, change, describeEndpointChange(action, endpointId, origin));
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
