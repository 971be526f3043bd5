import { type AuditOrigin, SYSTEM_ORIGIN } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { describeEndpointChange } from './describe-change.ts';
import { findWebhookEndpoint } from './endpoints.ts';
import { TEST_EVENT_TYPE } from './event.ts';
import { insertEvents } from './record-events.ts';

/** An event like any other in headers, signature and retries, of a type that no session causes. Returns its id. */
export async function sendTestEvent(
  context: Context,
  endpointId: string,
  origin: AuditOrigin = SYSTEM_ORIGIN,
): Promise<{ eventId: string }> {
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    await findWebhookEndpoint(inside, endpointId);
    const data = { message: 'This is a test. Nothing has happened.' };
    const draft = { endpointId, practiceId: null, sessionId: null, type: TEST_EVENT_TYPE, data };
    const [eventId = ''] = await insertEvents(inside, [draft]);
    const details = { event_id: eventId };
    await recordAudit(trx, context.clock, describeEndpointChange('webhook.test_sent', endpointId, origin, details));
    return { eventId };
  });
}
