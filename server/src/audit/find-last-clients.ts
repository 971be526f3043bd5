import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isSealed, isUnsealedOf } from './list-activity.ts';

/** A client by the last time that somebody looked at or changed something of theirs. */
export interface LastClient {
  clientId: number;
  usedAt: Date;
}

/** Only the latest rows of an actor are looked through, so that it takes no longer however much they have done. */
const LATEST_ACTS = 1_000;

/** The clients that an actor worked with last. Whether the actor may still see them is for the caller to ask. */
export async function findLastClients(
  db: Database,
  { practiceId, memberId }: { practiceId: string; memberId: string },
  most: number,
): Promise<LastClient[]> {
  const { rows } = await sql<LastClient>`
    select client_id as "clientId", max(at) as "usedAt"
    from (
      (
        select client_id, at from audit_events
        where practice_id = ${practiceId} and actor_id = ${memberId} and ${isSealed}
        order by at desc, id desc limit ${LATEST_ACTS}::integer
      )
      union all
      select client_id, at from audit_events where ${isUnsealedOf(practiceId)} and actor_id = ${memberId}
    ) as acts
    where client_id is not null
    group by client_id
    order by max(at) desc, client_id
    limit ${most}::integer`.execute(db);
  return rows;
}
