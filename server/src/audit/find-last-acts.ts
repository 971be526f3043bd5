import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isSealed, isUnsealedOf } from './list-activity.ts';

/**
 * When each of these actors last did something that left an audit row. Actors who never did are left out. Sealed rows
 * are found by their actor, the few others by their chain.
 */
export async function findLastActs(
  db: Database,
  practiceId: string,
  actorIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select actor.id, last.at
    from unnest(${actorIds}::text[]) as actor (id)
    cross join lateral (
      select max(at) as at
      from (
        (
          select at from audit_events
          where practice_id = ${practiceId} and actor_id = actor.id and ${isSealed}
          order by at desc, id desc limit 1
        )
        union all
        select at from audit_events
        where ${isUnsealedOf(practiceId)} and actor_id = actor.id
      ) as acts
    ) as last
    where last.at is not null`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
