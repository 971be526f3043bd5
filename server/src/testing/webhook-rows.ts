import type { Selectable } from 'kysely';
import type { WebhookAttemptTable, WebhookEventState, WebhookEventTable } from '../db/tables.ts';
import { findWebhookEvent } from '../webhooks/list-events.ts';
import { recordWebhookEvents } from '../webhooks/record-events.ts';
import type { TestContext } from './context.ts';
import { makeEvent } from './webhook-event.ts';

/** An event with how far it got. The lease and the claim are null once it is delivered. */
export interface TestWebhookEvent extends Selectable<WebhookEventTable> {
  state: WebhookEventState;
  attempts: number;
  due_at: Date;
  ended_at: Date | null;
  lease_until: Date | null;
  claims: number | null;
}

/** The events of a practice in the database. */
export interface WebhookRows {
  /** Returns the ids, the oldest first. */
  record(endpointId: string, count?: number): Promise<string[]>;
  readEvent(id: string): Promise<TestWebhookEvent>;
  readAttempts(id: string): Promise<Selectable<WebhookAttemptTable>[]>;
}

export function openWebhookRows(context: TestContext, practiceId: string): WebhookRows {
  const { db } = context;
  return {
    record: async (endpointId, count = 1) => {
      const events = Array.from({ length: count }, () => makeEvent(endpointId, practiceId));
      await recordWebhookEvents(context, events);
      const sessionIds = events.map(({ sessionId }) => sessionId);
      const rows = await db
        .selectFrom('webhook_events')
        .select(['id', 'session_id'])
        .where('session_id', 'in', sessionIds)
        .execute();
      const ids = new Map(rows.map((row) => [row.session_id, row.id]));
      return sessionIds.map((sessionId) => ids.get(sessionId) ?? '');
    },
    readEvent: async (id) => {
      const event = await db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const { state, attempts, dueAt: due_at, endedAt: ended_at } = await findWebhookEvent(context, id);
      const waiting = db.selectFrom('webhook_undelivered').select(['lease_until', 'claims']).where('event_id', '=', id);
      const { lease_until, claims } = (await waiting.executeTakeFirst()) ?? { lease_until: null, claims: null };
      return { ...event, state, attempts, due_at, ended_at, lease_until, claims };
    },
    readAttempts: (id) =>
      db.selectFrom('webhook_attempts').selectAll().where('event_id', '=', id).orderBy('id').execute(),
  };
}

export async function deleteWebhookRows({ db }: TestContext): Promise<void> {
  for (const table of ['webhook_attempts', 'webhook_events', 'webhook_secrets', 'webhook_endpoints'] as const) {
    await db.deleteFrom(table).execute();
  }
}
