import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import type { WebhookEventState } from './event.ts';

/** An event as the operator sees it. Not its body, which names people. */
export interface WebhookEvent {
  id: string;
  endpointId: string;
  practiceId: string | null;
  sessionId: string | null;
  type: string;
  createdAt: Date;
  state: WebhookEventState;
  attempts: number;
  dueAt: Date;
  endedAt: Date | null;
}

export interface WebhookAttempt {
  attempt: number;
  lagMs: number;
  startedAt: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

const EVENT_COLUMNS = [
  'id',
  'endpoint_id as endpointId',
  'practice_id as practiceId',
  'session_id as sessionId',
  'type',
  'created_at as createdAt',
  'state',
  'attempts',
  'due_at as dueAt',
  'ended_at as endedAt',
] as const;

const ATTEMPT_COLUMNS = [
  'attempt',
  'lag_ms as lagMs',
  'started_at as startedAt',
  'duration_ms as durationMs',
  'status',
  'error',
  'answer',
] as const;

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
