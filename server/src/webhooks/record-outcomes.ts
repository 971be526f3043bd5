import { sql } from 'kysely';
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
 * Any number of outcomes in one statement. Each attempt becomes a row. The event changes only for who holds its last
 * claim: one that was given up for dead, and is not, made an attempt but has no say.
 */
export async function recordOutcomes({ db }: Pick<Context, 'db'>, outcomes: readonly Outcome[]): Promise<void> {
  // As one JSON text: a dozen arrays, element by element, keep the driver busy.
  await sql`
    with outcome as materialized (
      select * from json_to_recordset(${JSON.stringify(outcomes.map(toRow))}::json) as given (
        id text, claims integer, attempt smallint, lag_ms bigint, started_at timestamptz, duration_ms integer,
        status smallint, error text, answer text, state text, retry_at timestamptz, ended_at timestamptz
      )
    ), changed as (
      update webhook_events as event
      set state = outcome.state, attempts = outcome.attempt, due_at = coalesce(retry_at, event.due_at),
        lease_until = null, ended_at = outcome.ended_at
      from outcome
      where event.id = outcome.id and event.claims = outcome.claims and event.state = 'pending'
    )
    insert into webhook_attempts (event_id, attempt, lag_ms, started_at, duration_ms, status, error, answer)
    select id, attempt, lag_ms, started_at, duration_ms, status, error, answer from outcome
    where exists (select from webhook_events where id = outcome.id)`.execute(db);
}

function toRow({ event, answer, startedAt, durationMs, state, retryAt, endedAt }: Outcome) {
  return {
    id: event.id,
    claims: event.claims,
    attempt: event.attempts + 1,
    lag_ms: Math.max(0, startedAt.getTime() - event.dueAt.getTime()),
    started_at: startedAt,
    duration_ms: durationMs,
    status: answer.status,
    error: answer.fault,
    answer: answer.text,
    state,
    retry_at: retryAt,
    ended_at: endedAt,
  };
}
