import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { mostRows } from '../db/most-rows.ts';
import { AppError } from '../errors.ts';
import { isInState } from './event-state.ts';
import type { WebhookEventState } from './event.ts';
import { listWebhookAttempts, type WebhookAttempt } from './list-events.ts';

/** An event of one of the practice's sessions, with how its last attempt went. Not its body, which names people. */
export interface PracticeDelivery {
  id: string;
  endpointId: string;
  type: string;
  state: WebhookEventState;
  sessionId: string;
  createdAt: Date;
  /** Over all runs. */
  attempts: number;
  lastAttemptAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  nextAttemptAt: Date | null;
}

export interface DeliveryFilter {
  state?: WebhookEventState | undefined;
  sessionId?: string | undefined;
}

/** What was not delivered has an index of its own by practice. */
const whichEvents = (practiceId: string, { state, sessionId }: DeliveryFilter) => sql`
  event.practice_id = ${practiceId} and event.session_id is not null
  ${state === undefined ? sql`` : sql`and ${isInState(state)}`}
  ${state === undefined || state === 'delivered' ? sql`` : sql`and waiting.practice_id = ${practiceId}`}
  ${sessionId === undefined ? sql`` : sql`and event.session_id = ${sessionId}`}`;

const deliveryColumns = sql`
  event.id, event.endpoint_id as "endpointId", event.type, event.state, event.session_id as "sessionId",
  event.created_at as "createdAt", coalesce(tried.attempts, 0) as attempts, tried.started_at as "lastAttemptAt",
  tried.status as "lastStatus", tried.error as "lastError",
  case when event.state = 'pending' then event.due_at end as "nextAttemptAt"`;

const practiceEvents = sql`
  select event.*, coalesce(waiting.state, 'delivered') as state, waiting.due_at
  from webhook_events as event left join webhook_undelivered as waiting on waiting.event_id = event.id`;

const lastAttempt = sql`
  left join lateral (
    select attempt.started_at, attempt.status, attempt.error, count(*) over () as attempts
    from webhook_attempts as attempt where attempt.event_id = event.id
    order by attempt.id desc limit 1
  ) as tried on true`;

/** The newest first, those before `before`: ids sort by age. */
export async function listDeliveriesOfPractice(
  { db }: Pick<Context, 'db'>,
  practiceId: string,
  filter: DeliveryFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<PracticeDelivery[]> {
  const { rows } = await sql<PracticeDelivery>`
    select ${deliveryColumns}
    from (
      ${practiceEvents}
      where ${whichEvents(practiceId, filter)} ${before === undefined ? sql`` : sql`and event.id < ${before}`}
      order by event.id desc limit ${mostRows(limit)}
    ) as event ${lastAttempt}
    order by event.id desc limit ${limit}::integer`.execute(db);
  return rows;
}

export async function findDeliveryOfPractice(
  { db }: Pick<Context, 'db'>,
  practiceId: string,
  eventId: string,
): Promise<{ delivery: PracticeDelivery; attempts: WebhookAttempt[] }> {
  const { rows } = await sql<PracticeDelivery>`
    select ${deliveryColumns}
    from (${practiceEvents} where event.id = ${eventId} and ${whichEvents(practiceId, {})}) as event ${lastAttempt}`.execute(
    db,
  );
  const [delivery] = rows;
  if (delivery === undefined) throw new AppError('webhook_event_not_found');
  return { delivery, attempts: await listWebhookAttempts({ db }, eventId) };
}
