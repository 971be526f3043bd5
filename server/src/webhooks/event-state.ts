import { type RawBuilder, sql } from 'kysely';
import type { WebhookEventState } from './event.ts';

/**
 * An event without a row in `webhook_undelivered` was delivered. Then the attempt that did it knows when, and how many
 * there were before it.
 */
export const eventsWithState = sql`
  webhook_events as event
  left join webhook_undelivered as waiting on waiting.event_id = event.id
  left join lateral (
    select attempt.attempt as attempts, attempt.delivered_at,
      attempt.started_at - attempt.lag_ms * interval '1 millisecond' as due_at
    from webhook_attempts as attempt
    where attempt.event_id = event.id and attempt.delivered_at is not null
    order by attempt.id desc limit 1
  ) as delivery on waiting.event_id is null`;

export const stateColumns = sql`
  coalesce(waiting.state, 'delivered') as state, coalesce(waiting.attempts, delivery.attempts, 0) as attempts,
  coalesce(waiting.due_at, delivery.due_at, event.created_at) as "dueAt",
  coalesce(waiting.failed_at, delivery.delivered_at) as "endedAt"`;

/** The state is written out, so that the indexes of a state are seen to fit. */
export function isInState(state: WebhookEventState): RawBuilder<boolean> {
  return state === 'delivered' ? sql`waiting.event_id is null` : sql`waiting.state = ${sql.lit(state)}`;
}
