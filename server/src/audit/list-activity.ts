import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { mostRows } from '../db/most-rows.ts';
import { isVisible } from '../db/visibility.ts';
import { chainOfEvent, nameChain } from './chain.ts';

/** A row of the activity log as people read it. Names are looked up at that time; the log itself holds none. */
export interface Activity {
  id: number;
  at: Date;
  action: string;
  actorType: string;
  actorId: string | null;
  /** Null if the type alone says who it is. */
  actorName: string | null;
  subjectType: string | null;
  subjectId: string | null;
  clientId: number | null;
  /** Also null if the client is private to another member. */
  clientName: string | null;
  ip: string | null;
  details: Record<string, string | number | boolean> | null;
}

/** Who reads. The names of clients whom this member may not see are left out. */
export interface ActivityReader {
  practiceId: string;
  memberId: string;
}

export interface ActivityFilter {
  /** What the member did, in person or by an API key that they made. */
  memberId?: string | undefined;
  clientId?: number | undefined;
  action?: string | undefined;
  /** Leaves out what was only looked at. */
  isWithoutViews?: boolean | undefined;
  from?: Date | undefined;
  /** Rows before this time; a row at this time is not included. */
  to?: Date | undefined;
}

/** A place in the list: that of the last row that was read. */
export interface ActivityPlace {
  at: Date;
  id: number;
}

/** The newest rows first, going on after `before`. It reads one stretch of an index, wherever in the list that is. */
export async function listActivity(
  db: Database,
  { practiceId, memberId }: ActivityReader,
  filter: ActivityFilter,
  { before, limit }: { before?: ActivityPlace | undefined; limit: number },
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select event.id, event.at, event.action, event.actor_type as "actorType", event.actor_id as "actorId",
      ${actorName} as "actorName", event.subject_type as "subjectType", event.subject_id as "subjectId",
      event.client_id as "clientId", ${clientName({ practiceId, memberId })} as "clientName", event.ip, event.details
    from (${chooseEvents(practiceId, filter, before, limit)}) as event
    order by event.at desc, event.id desc`.execute(db);
  return rows;
}

/** Names are looked up one by one: joined, all of a practice's clients would be read where statistics are old. */
const actorName = sql`
  case event.actor_type
    when 'member' then
      (select name from members where members.practice_id = event.practice_id and members.id = event.actor_id)
    when 'api_key' then
      (select name from api_keys where api_keys.practice_id = event.practice_id and api_keys.id = event.actor_id)
    when 'partner' then (select name from partner_apps where partner_apps.id = event.actor_id)
  end`;

const clientName = (reader: ActivityReader): RawBuilder<unknown> => sql`(
  select nullif(trim(client.first_name || ' ' || client.last_name), '') from clients as client
  where client.practice_id = event.practice_id and client.id = event.client_id and ${isVisible(reader, 'client')}
)`;

/**
 * The indexes by time, client, actor and kind hold only sealed rows, so that no request waits for them to be written. The
 * few rows that wait for the sealer are looked through one by one.
 */
function chooseEvents(
  practiceId: string,
  filter: ActivityFilter,
  before: ActivityPlace | undefined,
  limit: number,
): RawBuilder<unknown> {
  const { memberId, clientId, action, isWithoutViews = false, from, to } = filter;
  const conditions = [
    sql`practice_id = ${practiceId}`,
    ...(clientId === undefined ? [] : [sql`client_id = ${clientId}::bigint`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(isWithoutViews ? [isNoView] : []),
    ...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`at < ${to}::timestamptz`]),
    ...(before === undefined ? [] : [sql`(at, id) < (${before.at}::timestamptz, ${before.id}::bigint)`]),
  ];
  const newestFirst = sql`order by at desc, id desc`;
  const readStretch = (...more: RawBuilder<unknown>[]) =>
    sql`select * from audit_events where ${sql.join([...conditions, ...more], sql` and `)}
      ${newestFirst} limit ${mostRows(limit)}`;
  const actors = memberId === undefined ? undefined : selectActors(practiceId, memberId);
  const byActor = actors === undefined ? [] : [sql`actor_id in (${actors})`];
  // One stretch for the member and one for each of their keys, because no index has them all in one order of time.
  const sealed =
    actors === undefined || clientId !== undefined
      ? readStretch(isSealed, ...byActor)
      : sql`select event.* from (${actors}) as actor
          cross join lateral (${readStretch(isSealed, sql`actor_id = actor.id`)}) as event`;
  return sql`
    select * from ((${sealed}) union all (${readStretch(isUnsealedOf(practiceId), ...byActor)})) as event
    ${newestFirst} limit ${limit}::integer`;
}

/** Written exactly as in the index of rows that are not views, so that PostgreSQL uses that index. */
const isNoView = sql`action !~ '[._](?:viewed|listed|searched|previewed)$'`;

export const isSealed = sql`seq is not null`;

export function isUnsealedOf(practiceId: string): RawBuilder<unknown> {
  return sql`seq is null and ${chainOfEvent} = ${nameChain(practiceId)}`;
}

/** The ids of the member and of the keys they made. */
function selectActors(practiceId: string, memberId: string): RawBuilder<unknown> {
  return sql`
    select id from members where practice_id = ${practiceId} and id = ${memberId}
    union all
    select id from api_keys where practice_id = ${practiceId} and created_by = ${memberId}`;
}

/** The kinds of activity that occur in a practice, each found by one step in the index. */
export async function listActions(db: Database, practiceId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive seen (action) as (
      select min(action) from audit_events where practice_id = ${practiceId} and ${isSealed}
      union all
      select (
        select min(action) from audit_events
        where practice_id = ${practiceId} and ${isSealed} and action > seen.action
      )
      from seen where seen.action is not null
    )
    select action from seen where action is not null
    union
    select action from audit_events where ${isUnsealedOf(practiceId)}
    order by action`.execute(db);
  return rows.map(({ action }) => action);
}
