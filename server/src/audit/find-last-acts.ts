import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** When each of these actors last did anything that left a trace; those who never did are left out. */
export async function findLastActs(
  db: Database,
  practiceId: string,
  actorIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select actor.id, last.at
    from unnest(${actorIds}::text[]) as actor (id)
    cross join lateral (
      select at from audit_events
      where practice_id = ${practiceId} and actor_id = actor.id
      order by at desc, id desc limit 1
    ) as last`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
