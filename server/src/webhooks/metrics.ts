import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { ANSWER_TIMEOUT_MS } from './call-endpoint.ts';

export interface Percentiles {
  p50: number | null;
  p95: number | null;
}

export interface WebhookMetrics {
  /** Events that could be sent now: due, and their endpoint not paused. */
  due: number;
  oldestDueAt: Date | null;
  /** Ended in the window. */
  delivered: number;
  failed: number;
  /** Of attempts in the window, from when they were due to when they began. */
  lagMs: Percentiles;
  /** Of the same attempts, how long they took. */
  durationMs: Percentiles;
  windowSeconds: number;
}

type MetricsRow = Pick<WebhookMetrics, 'due' | 'oldestDueAt' | 'delivered' | 'failed'> & {
  lag: (number | string)[] | null;
  duration: (number | string)[] | null;
};

const WINDOW_SECONDS = 60 * 60;
/** The newest attempts of the window are enough for percentiles, and bound the cost. */
const SAMPLE = 10_000;

export async function readWebhookMetrics({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<WebhookMetrics> {
  const now = clock.now();
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000);
  // Attempts are found by their beginning; one that ended in the window may have begun before it.
  const beforeSince = new Date(since.getTime() - ANSWER_TIMEOUT_MS);
  const { rows } = await sql<MetricsRow>`
    select due.count as due, due.oldest as "oldestDueAt", ended.delivered, ended.failed, sample.lag, sample.duration
    from (
      select count(*), min(due_at) as oldest from webhook_undelivered
      where state = 'pending' and due_at <= ${now}::timestamptz
        and (lease_until is null or lease_until <= ${now}::timestamptz)
        and endpoint_id in (select id from webhook_endpoints where not is_paused)
    ) as due, (
      select (
        select count(*) from webhook_attempts
        where started_at > ${beforeSince}::timestamptz and delivered_at > ${since}::timestamptz
      ) as delivered, (
        select count(*) from webhook_undelivered where state = 'failed' and failed_at > ${since}::timestamptz
      ) as failed
    ) as ended, (
      select percentile_disc(array[0.5, 0.95]) within group (order by lag_ms) as lag,
        percentile_disc(array[0.5, 0.95]) within group (order by duration_ms) as duration
      from (
        select lag_ms, duration_ms from webhook_attempts where started_at > ${since}::timestamptz
        order by started_at desc limit ${SAMPLE}::integer
      ) as newest
    ) as sample`.execute(db);
  const [{ lag, duration, ...counts } = EMPTY] = rows;
  return { ...counts, lagMs: toPercentiles(lag), durationMs: toPercentiles(duration), windowSeconds: WINDOW_SECONDS };
}

const EMPTY: MetricsRow = { due: 0, oldestDueAt: null, delivered: 0, failed: 0, lag: null, duration: null };

/** PostgreSQL's bigint arrays come as texts. */
function toPercentiles(values: MetricsRow['lag']): Percentiles {
  const [p50 = null, p95 = null] = (values ?? []).map(Number);
  return { p50, p95 };
}
