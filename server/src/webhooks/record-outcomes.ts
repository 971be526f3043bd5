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
  const column = <T>(read: (outcome: Outcome) => T): T[] => outcomes.map(read);
  await sql`
    with outcome as materialized (
      select * from unnest(
        ${column(({ event }) => event.id)}::text[],
        ${column(({ event }) => event.claims)}::integer[],
        ${column(({ event }) => event.attempts + 1)}::smallint[],
        ${column(({ event, startedAt }) => Math.max(0, startedAt.getTime() - event.dueAt.getTime()))}::bigint[],
        ${column(({ startedAt }) => startedAt)}::timestamptz[],
        ${column(({ durationMs }) => durationMs)}::integer[],
        ${column(({ answer }) => answer.status)}::smallint[],
        ${column(({ answer }) => answer.fault)}::text[],
        ${column(({ answer }) => answer.text)}::text[],
        ${column(({ state }) => state)}::text[],
        ${column(({ retryAt }) => retryAt)}::timestamptz[],
        ${column(({ endedAt }) => endedAt)}::timestamptz[]
      ) as given (
        id, claims, attempt, lag_ms, started_at, duration_ms, status, error, answer, state, retry_at, ended_at
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
