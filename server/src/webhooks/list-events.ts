import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { mostRows } from '../db/most-rows.ts';
import { AppError } from '../errors.ts';
import { eventsWithState, isInState, stateColumns } from './event-state.ts';
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

const eventColumns = sql`
  event.id, event.endpoint_id as "endpointId", event.practice_id as "practiceId", event.session_id as "sessionId",
  event.type, event.created_at as "createdAt", ${stateColumns}`;

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
  const { rows } = await sql<WebhookEvent>`
    select * from (
      select ${eventColumns} from ${eventsWithState}
      where true
      ${endpointId === undefined ? sql`` : sql`and event.endpoint_id = ${endpointId}`}
      ${sessionId === undefined ? sql`` : sql`and event.session_id = ${sessionId}`}
      ${state === undefined ? sql`` : sql`and ${isInState(state)}`}
      ${before === undefined ? sql`` : sql`and event.id < ${before}`}
      order by event.id desc limit ${mostRows(limit)}
    ) as event
    order by id desc limit ${limit}::integer`.execute(db);
  return rows;
}

export async function findWebhookEvent({ db }: Pick<Context, 'db'>, eventId: string): Promise<WebhookEvent> {
  const { rows } = await sql<WebhookEvent>`
    select ${eventColumns} from ${eventsWithState} where event.id = ${eventId}`.execute(db);
  const [event] = rows;
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
