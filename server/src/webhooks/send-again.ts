import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { type Database, inTransaction } from '../db/database.ts';
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
    const sent = await beginAgain(inside, eventId);
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
    const { numAffectedRows = 0n } = await sql`
      update webhook_undelivered set ${aNewRun(context.clock.now())}
      where endpoint_id = ${endpointId} and state = 'failed' and failed_at >= ${failedSince}::timestamptz`.execute(trx);
    const count = Number(numAffectedRows);
    await tellDeliverers(trx);
    const details = { failed_since: failedSince.toISOString(), count };
    await recordAudit(trx, context.clock, describeEndpointChange('webhook.sent_again', endpointId, origin, details));
    return count;
  });
}

interface SentAgain {
  endpointId: string;
  practiceId: string | null;
}

/**
 * Attempts made so far stay in the list. Undefined where there is no such event, or a process is sending it. The event
 * is locked, so that it is not swept meanwhile.
 */
async function beginAgain({ db, clock }: Context, eventId: string): Promise<SentAgain | undefined> {
  const now = clock.now();
  const { rows } = await sql<SentAgain>`
    insert into webhook_undelivered as waiting (
      event_id, endpoint_id, practice_id, state, attempts, due_at, claims
    )
    select id, endpoint_id, practice_id, 'pending', 0, ${now}::timestamptz, 0
    from webhook_events where id = ${eventId} for key share
    on conflict (event_id) do update set ${aNewRun(now)}
    where waiting.lease_until is null or waiting.lease_until <= ${now}::timestamptz
    returning endpoint_id as "endpointId", practice_id as "practiceId"`.execute(db);
  await tellDeliverers(db);
  return rows[0];
}

/** With a number of its own: a process that still held an old claim can no longer change the event. */
const aNewRun = (now: Date): RawBuilder<unknown> => sql`
  state = 'pending', attempts = 0, claims = nextval('webhook_claims'), due_at = ${now}::timestamptz,
  lease_until = null, failed_at = null`;

async function tellDeliverers(db: Database): Promise<void> {
  await sql`select pg_notify(${WEBHOOKS_CHANNEL}, '')`.execute(db);
}
