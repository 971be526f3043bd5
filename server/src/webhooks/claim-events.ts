import { type RawBuilder, sql } from 'kysely';
import { byIndex } from '../db/by-index.ts';
import type { Context } from '../db/context.ts';

/**
 * The life of an event on its way to a partner. The event itself never changes. Until it is delivered it has a row in
 * `webhook_undelivered`, which is the queue.
 *
 * Pending, free: `lease_until` is null or has passed. It is sent when `due_at` has come and its endpoint is not paused.
 * - A process claims it: leased. `claims` becomes a number that no claim had before, and the process remembers it.
 *
 * Pending, leased: one process has it, waiting at the gate or being sent. The lease is longer than an attempt with its
 * storing can last, so it is never renewed.
 * - Answered with 2xx: delivered. The row is deleted, and the attempt that did it says when.
 * - Failed, and tries are left: free again, with `due_at` as the schedule says, counted from the end of the attempt.
 * - Failed for the seventh time: failed. The row stays, and is not looked at again.
 * - The gate has no place for it, or the process stops: free again at once, and no attempt is counted.
 * - The process died: free again when the lease has run out. If the partner had answered, it gets the event once more.
 *
 * Delivered and failed are the end, until somebody sends the event again (send-again.ts): then it is pending, in a new
 * row or the old one, with a new run of attempts.
 *
 * Who stores an outcome must show the number of the claim. One that came too late is kept as an attempt, and changes
 * nothing.
 */

/** An event that this process is to send, with what it needs for that. */
export interface ClaimedEvent {
  id: string;
  /** The number to show when the outcome is stored; a later claim, of whatever event, gets a higher one. */
  claims: number;
  endpointId: string;
  /** Attempts of this run so far. */
  attempts: number;
  dueAt: Date;
  body: string;
  url: string;
  sealedSecret: Buffer | null;
}

export interface ClaimOptions {
  limit: number;
  leaseMs: number;
  /** Endpoints take turns: those after this one come first. */
  afterEndpoint: string;
  /** How many an endpoint gets at most, unless `rooms` says otherwise. */
  perEndpoint: number;
  rooms: ReadonlyMap<string, number>;
}

/**
 * Up to `limit` events that are due, shared out evenly among the endpoints that are not paused and have room. A lease
 * is as long as no attempt can last, so it is never renewed; what a dead process held is due again when it has run out.
 * A claim changes no indexed column. Those in flight are passed by in the index; they are few.
 */
export async function claimEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { limit, leaseMs, afterEndpoint, perEndpoint, rooms }: ClaimOptions,
): Promise<ClaimedEvent[]> {
  const now = clock.now();
  const claim = sql<ClaimedEvent>`
    with recursive rooms (endpoint_id, room) as (
      select * from unnest(${[...rooms.keys()]}::text[], ${[...rooms.values()]}::integer[])
    ), later (endpoint_id, due_at) as (
      ${walkEndpoints(sql`endpoint_id > ${afterEndpoint}`, 'later')}
    ), earlier (endpoint_id, due_at) as (
      ${walkEndpoints(sql`endpoint_id <= ${afterEndpoint}`, 'earlier')}
    ), walked as (
      select endpoint_id, due_at, row_number() over () as turn
      from (select * from later union all select * from earlier) as both_ways
    ), turns as materialized (
      select endpoint_id, url, turn, coalesce(room, ${perEndpoint}::integer) as room, count(*) over () as turns, (
          select sealed from webhook_secrets as secret
          where secret.endpoint_id = endpoint.id and signs_from <= ${now}::timestamptz
          order by signs_from desc limit 1
        ) as sealed
      from walked join webhook_endpoints as endpoint on endpoint.id = endpoint_id
        left join rooms using (endpoint_id)
      where due_at <= ${now}::timestamptz and not is_paused and coalesce(room, ${perEndpoint}::integer) > 0
      order by turn limit ${limit}::integer
    ), claimed as materialized (
      select event_id, turn, url, sealed from turns cross join lateral (
        select event_id from webhook_undelivered
        where state = 'pending' and endpoint_id = turns.endpoint_id and due_at <= ${now}::timestamptz
          and (lease_until is null or lease_until <= ${now}::timestamptz)
        order by due_at, event_id
        limit least(room, (${limit}::integer + turns - 1) / turns)
        for update skip locked
      ) as due
      limit ${limit}::integer
    ), leased as (
      update webhook_undelivered
      set claims = nextval('webhook_claims'), lease_until = ${new Date(now.getTime() + leaseMs)}::timestamptz
      where event_id = any (array(select event_id from claimed))
      returning event_id, claims, endpoint_id, attempts, due_at
    )
    select event_id as id, claims, endpoint_id as "endpointId", attempts, due_at as "dueAt", body, url,
      sealed as "sealedSecret"
    from leased join claimed using (event_id)
      cross join lateral (select body from webhook_events where id = event_id limit 1) as event
    order by turn`;
  const { rows } = await byIndex(db, (connection) => claim.execute(connection));
  return rows;
}

/** The first waiting event of each endpoint, one endpoint after the other, by a single step in the index for each. */
function walkEndpoints(bounds: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  return sql`
    (
      select endpoint_id, due_at from webhook_undelivered
      where state = 'pending' and ${bounds}
      order by endpoint_id, due_at limit 1
    )
    union all
    select next.endpoint_id, next.due_at from ${sql.id(name)} as former cross join lateral (
      select endpoint_id, due_at from webhook_undelivered
      where state = 'pending' and ${bounds} and endpoint_id > former.endpoint_id
      order by endpoint_id, due_at limit 1
    ) as next`;
}

/** Makes a claimed event due again as if nobody had taken it. */
export async function giveBackEvent(
  { db }: Pick<Context, 'db'>,
  { id, claims }: Pick<ClaimedEvent, 'id' | 'claims'>,
): Promise<void> {
  await sql`
    update webhook_undelivered set lease_until = null
    where event_id = ${id} and claims = ${claims}::bigint and state = 'pending'`.execute(db);
}
