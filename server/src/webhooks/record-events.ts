import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { type NewWebhookEvent, type SessionEventData, writeBody } from './event.ts';

/**
 * Says that something became due, or names an endpoint that was paused. PostgreSQL sends it when the transaction
 * commits, never before.
 */
export const WEBHOOKS_CHANNEL = 'casewright_webhooks';

/** A row of `webhook_events` that is yet to be. */
interface EventDraft {
  endpointId: string;
  practiceId: string | null;
  sessionId: string | null;
  type: string;
  data: object;
}

/** In the caller's transaction: the events exist exactly if the changes that they report do. */
export async function recordWebhookEvents(context: Context, events: readonly NewWebhookEvent[]): Promise<void> {
  await insertEvents(
    context,
    events.map((event) => ({ ...event, data: orderData(event.data) })),
  );
}

/** Any number in one statement of constant text. Returns their ids. */
export async function insertEvents({ db, clock, makeId }: Context, drafts: readonly EventDraft[]): Promise<string[]> {
  if (drafts.length === 0) return [];
  const now = clock.now();
  const rows = drafts.map((draft) => {
    const id = makeId('pwevt');
    const body = writeBody({ id, type: draft.type, created_at: now.toISOString(), data: draft.data });
    return { ...draft, id, body };
  });
  const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
  await sql`
    with fresh as (
      insert into webhook_events (id, endpoint_id, practice_id, session_id, type, body, created_at)
      select id, endpoint_id, practice_id, session_id, type, body, ${now}::timestamptz
      from unnest(
        ${column('id')}::text[], ${column('endpointId')}::text[], ${column('practiceId')}::text[],
        ${column('sessionId')}::text[], ${column('type')}::text[], ${column('body')}::text[]
      ) as draft (id, endpoint_id, practice_id, session_id, type, body)
      returning id, endpoint_id, practice_id
    ), waiting as (
      insert into webhook_undelivered (event_id, endpoint_id, practice_id, state, attempts, due_at, claims)
      select id, endpoint_id, practice_id, 'pending', 0, ${now}::timestamptz, 0 from fresh
      returning 1
    )
    select pg_notify(${WEBHOOKS_CHANNEL}, '') from (select from waiting limit 1) as any_event`.execute(db);
  return column('id');
}

function orderData(data: SessionEventData): SessionEventData {
  return {
    session_id: data.session_id,
    status: data.status,
    external_client_id: data.external_client_id,
    clinician_email: data.clinician_email,
    opened_at: data.opened_at,
    completed_at: data.completed_at,
    expires_at: data.expires_at,
    ...(data.document_url !== undefined && { document_url: data.document_url }),
  };
}
