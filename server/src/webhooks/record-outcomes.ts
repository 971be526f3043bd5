import { sql } from 'kysely';
import { byIndex } from '../db/by-index.ts';
import type { Context } from '../db/context.ts';
import type { DeliveryAnswer } from './call-endpoint.ts';
import type { ClaimedEvent } from './claim-events.ts';
import type { WebhookEventState } from './event.ts';

/** What came of an attempt, and what follows from it for the event. */
export interface Outcome {
  event: ClaimedEvent;
  answer: DeliveryAnswer;
  startedAt: Date;
  durationMs: number;
  state: WebhookEventState;
  /** Null unless it stays pending. */
  retryAt: Date | null;
  /** Null while it stays pending. */
  endedAt: Date | null;
}

/**
 * Any number of outcomes in one statement. Each attempt becomes a row. The queue changes only for who holds the event's
 * last claim: one that was given up for dead, and is not, made an attempt but has no say. Each row is looked up and
 * locked by its id, then changed where it lies. That it has not failed means that it is pending; asked for its state,
 * PostgreSQL would look for the id in the index of what is due, which is sorted by endpoint.
 */
export async function recordOutcomes({ db }: Pick<Context, 'db'>, outcomes: readonly Outcome[]): Promise<void> {
  // As one JSON text, and times as numbers: a dozen arrays, element by element, and texts of times keep Node busy.
  const store = sql`
    with outcome as materialized (
      select * from json_to_recordset(${JSON.stringify(outcomes.map(toRow))}::json) as given (
        id text, claims bigint, attempt smallint, lag_ms bigint, started_ms double precision, duration_ms integer,
        status smallint, error text, answer text, state text, retry_ms double precision, ended_ms double precision
      )
    ), held as materialized (
      select outcome.*, to_timestamp(ended_ms / 1000) as ended_at, own.place from outcome left join lateral (
        select waiting.ctid as place from webhook_undelivered as waiting
        where waiting.event_id = outcome.id and waiting.claims = outcome.claims and waiting.failed_at is null
        for update
      ) as own on true
    ), delivered as (
      delete from webhook_undelivered as waiting using held
      where waiting.ctid = held.place and held.state = 'delivered'
    ), changed as (
      update webhook_undelivered as waiting
      set state = held.state, attempts = held.attempt, due_at = coalesce(to_timestamp(held.retry_ms / 1000), waiting.due_at), lease_until = null,
        failed_at = held.ended_at
      from held
      where waiting.ctid = held.place and held.state <> 'delivered'
    )
    insert into webhook_attempts (
      event_id, attempt, lag_ms, started_at, duration_ms, status, error, answer, delivered_at
    )
    select held.id, attempt, lag_ms, to_timestamp(started_ms / 1000), duration_ms, status, error, answer,
      case when held.state = 'delivered' and place is not null then ended_at end
    from held cross join lateral (select from webhook_events where webhook_events.id = held.id limit 1) as event`;
  await byIndex(db, (connection) => store.execute(connection));
}

function toRow({ event, answer, startedAt, durationMs, state, retryAt, endedAt }: Outcome) {
  return {
    id: event.id,
    claims: event.claims,
    attempt: event.attempts + 1,
    lag_ms: Math.max(0, startedAt.getTime() - event.dueAt.getTime()),
    started_ms: startedAt.getTime(),
    duration_ms: durationMs,
    status: answer.status,
    error: answer.fault,
    answer: answer.text,
    state,
    retry_ms: retryAt?.getTime(),
    ended_ms: endedAt?.getTime(),
  };
}
