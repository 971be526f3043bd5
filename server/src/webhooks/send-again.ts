import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { describeEndpointChange } from './describe-change.ts';
import { findWebhookEndpoint } from './endpoints.ts';
import { findWebhookEvent } from './list-events.ts';
import { WEBHOOKS_CHANNEL } from './record-events.ts';

/** Sends an event once more, whatever became of it: same id and body, and as many attempts as a new one. */
export async function sendEventAgain(context: Context, origin: AuditOrigin, eventId: string): Promise<void> {
  const { db, clock } = context;
  await inTransaction(db, async (trx) => {
    const inside = { ...context, db: trx };
    const now = clock.now();
    const isFree = sql`(lease_until is null or lease_until <= ${now}::timestamptz)`;
    const [sent] = await beginAgain(inside, sql`id = ${eventId} and ${isFree}`);
    if (sent === undefined) {
      await findWebhookEvent(inside, eventId);
      throw new AppError('webhook_event_in_flight');
    }
    const subject = { type: 'webhook_event', id: eventId };
    const details = { endpoint_id: sent.endpointId };
    await recordAudit(trx, clock, {
      practiceId: sent.practiceId,
      action: 'webhook.sent_again',
      origin,
      subject,
      details,
    });
  });
}

/** All events of an endpoint that failed at this time or later. Tells how many. */
export async function sendFailedAgain(
  context: Context,
  origin: AuditOrigin,
  endpointId: string,
  { failedSince }: { failedSince: Date },
): Promise<number> {
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    await findWebhookEndpoint(inside, endpointId);
    const isAsked = sql`endpoint_id = ${endpointId} and state = 'failed' and ended_at >= ${failedSince}::timestamptz`;
    const { length: count } = await beginAgain(inside, isAsked);
    const details = { failed_since: failedSince.toISOString(), count };
    await recordAudit(trx, context.clock, describeEndpointChange('webhook.sent_again', endpointId, origin, details));
    return count;
  });
}

interface SentAgain {
  endpointId: string;
  practiceId: string | null;
}

/** Attempts made so far stay in the list. A process that still held an old claim can no longer change the event. */
async function beginAgain({ db, clock }: Context, isAsked: RawBuilder<unknown>): Promise<SentAgain[]> {
  const { rows } = await sql<SentAgain>`
    update webhook_events
    set state = 'pending', attempts = 0, claims = claims + 1, due_at = ${clock.now()}::timestamptz, lease_until = null,
      ended_at = null
    where ${isAsked}
    returning endpoint_id as "endpointId", practice_id as "practiceId"`.execute(db);
  await sql`select pg_notify(${WEBHOOKS_CHANNEL}, '')`.execute(db);
  return rows;
}
