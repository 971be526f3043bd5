import type { Selectable } from 'kysely';
import type { Context } from '../db/context.ts';
import type { WebhookAttemptTable, WebhookEventTable } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import type { WebhookEventState } from './event.ts';

/** An event as the operator sees it. Not its body, which names people. */
export type WebhookEvent = Omit<WebhookEventTable, 'body' | 'claims' | 'lease_until'>;
export type WebhookAttempt = Omit<Selectable<WebhookAttemptTable>, 'id' | 'event_id'>;

const EVENT_COLUMNS = [
  'id',
  'endpoint_id',
  'practice_id',
  'session_id',
  'type',
  'created_at',
  'state',
  'attempts',
  'due_at',
  'ended_at',
] as const satisfies (keyof WebhookEvent)[];

const ATTEMPT_COLUMNS = [
  'attempt',
  'lag_ms',
  'started_at',
  'duration_ms',
  'status',
  'error',
  'answer',
] as const satisfies (keyof WebhookAttempt)[];

export interface EventFilter {
  endpointId?: string | undefined;
  sessionId?: string | undefined;
  state?: WebhookEventState | undefined;
  /** Only events older than the one with this id: the last of the page before. */
  before?: string | undefined;
  limit: number;
}

/** The newest first: ids sort by age. */
export async function listWebhookEvents({ db }: Pick<Context, 'db'>, filter: EventFilter): Promise<WebhookEvent[]> {
  const { endpointId, sessionId, state, before, limit } = filter;
  return db
    .selectFrom('webhook_events')
    .select(EVENT_COLUMNS)
    .$if(endpointId !== undefined, (query) => query.where('endpoint_id', '=', endpointId ?? ''))
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findWebhookEvent({ db }: Pick<Context, 'db'>, eventId: string): Promise<WebhookEvent> {
  const events = db.selectFrom('webhook_events').select(EVENT_COLUMNS).where('id', '=', eventId);
  const event = await events.executeTakeFirst();
  if (event === undefined) throw new AppError('webhook_event_not_found');
  return event;
}

/** In the order they were made, over all runs. */
export async function listWebhookAttempts(context: Pick<Context, 'db'>, eventId: string): Promise<WebhookAttempt[]> {
  await findWebhookEvent(context, eventId);
  return context.db
    .selectFrom('webhook_attempts')
    .select(ATTEMPT_COLUMNS)
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute();
}
