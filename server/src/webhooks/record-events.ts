import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { NewWebhookEvent } from './event.ts';

/** One statement for any number of events, in the transaction of the change they tell of. */
export async function recordWebhookEvents(
  { db, clock, makeId }: Context,
  events: readonly NewWebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const now = clock.now();
  const rows = events.map((event) => {
    const id = makeId('pwevt');
    return { ...event, id, body: JSON.stringify({ id, type: event.type, created_at: now, data: event.data }) };
  });
  await sql`
    insert into webhook_events (created_at, state, id, endpoint_id, practice_id, session_id, type, body)
    select ${now}::timestamptz, 'pending', *
    from unnest(
      ${rows.map((row) => row.id)}::text[],
      ${rows.map((row) => row.endpointId)}::text[],
      ${rows.map((row) => row.practiceId)}::text[],
      ${rows.map((row) => row.sessionId)}::text[],
      ${rows.map((row) => row.type)}::text[],
      ${rows.map((row) => row.body)}::text[]
    )`.execute(db);
}
