import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A row of the trail as people read it. Names are looked up when it is read; the trail itself holds none. */
export interface Activity {
  id: number;
  at: Date;
  action: string;
  actorType: string;
  actorId: string | null;
  /** Null where the type alone says who. */
  actorName: string | null;
  subjectType: string | null;
  subjectId: string | null;
  clientId: number | null;
  /** Null also where the client is another member's private one. */
  clientName: string | null;
  ip: string | null;
  details: Record<string, string | number | boolean> | null;
}

/** Who reads: names of clients that this member may not see stay out. */
export interface ActivityReader {
  practiceId: string;
  memberId: string;
}

export interface ActivityFilter {
  /** What the member did, in person or by an API key that they made. */
  memberId?: string | undefined;
  clientId?: number | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  /** Up to, and not including. */
  to?: Date | undefined;
}

/** A place in the list: the row that was read last. */
export interface ActivityPlace {
  at: Date;
  id: number;
}

/** The newest first, going on after `before`. Reads a stretch of an index, wherever in the list it begins. */
export async function listActivity(
  db: Database,
  { practiceId, memberId }: ActivityReader,
  filter: ActivityFilter,
  { before, limit }: { before?: ActivityPlace | undefined; limit: number },
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select event.id, event.at, event.action, event.actor_type as "actorType", event.actor_id as "actorId",
      coalesce(member.name, key.name, partner.name) as "actorName", event.subject_type as "subjectType",
      event.subject_id as "subjectId", event.client_id as "clientId",
      nullif(trim(client.first_name || ' ' || client.last_name), '') as "clientName", event.ip, event.details
    from (${chooseEvents(practiceId, filter, before, limit)}) as event
    left join members as member
      on event.actor_type = 'member' and member.practice_id = event.practice_id and member.id = event.actor_id
    left join api_keys as key
      on event.actor_type = 'api_key' and key.practice_id = event.practice_id and key.id = event.actor_id
    left join partner_apps as partner on event.actor_type = 'partner' and partner.id = event.actor_id
    left join clients as client on client.practice_id = event.practice_id and client.id = event.client_id
      and (client.owner_id is null or client.owner_id = ${memberId})
    order by event.at desc, event.id desc`.execute(db);
  return rows;
}

function chooseEvents(
  practiceId: string,
  filter: ActivityFilter,
  before: ActivityPlace | undefined,
  limit: number,
): RawBuilder<unknown> {
  const which = sql.join(
    [
      sql`practice_id = ${practiceId}`,
      ...(filter.clientId === undefined ? [] : [sql`client_id = ${filter.clientId}::bigint`]),
      ...(filter.action === undefined ? [] : [sql`action = ${filter.action}`]),
      ...(filter.from === undefined ? [] : [sql`at >= ${filter.from}::timestamptz`]),
      ...(filter.to === undefined ? [] : [sql`at < ${filter.to}::timestamptz`]),
      ...(before === undefined ? [] : [sql`(at, id) < (${before.at}::timestamptz, ${before.id}::bigint)`]),
    ],
    sql` and `,
  );
  const end = sql`order by at desc, id desc limit ${limit}::integer`;
  if (filter.memberId === undefined) return sql`select * from audit_events where ${which} ${end}`;
  // One stretch for each of the member's ways to act, because no index has them in one order of time.
  return sql`
    select event.*
    from (
      select id from members where practice_id = ${practiceId} and id = ${filter.memberId}
      union all
      select id from api_keys where practice_id = ${practiceId} and created_by = ${filter.memberId}
    ) as actor
    cross join lateral (select * from audit_events where actor_id = actor.id and ${which} ${end}) as event
    order by event.at desc, event.id desc limit ${limit}::integer`;
}

/** The kinds of activity that a practice has seen, each found by one step in the index. */
export async function listActions(db: Database, practiceId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive seen (action) as (
      select min(action) from audit_events where practice_id = ${practiceId}
      union all
      select (select min(action) from audit_events where practice_id = ${practiceId} and action > seen.action)
      from seen where seen.action is not null
    )
    select action from seen where action is not null order by action`.execute(db);
  return rows.map(({ action }) => action);
}
