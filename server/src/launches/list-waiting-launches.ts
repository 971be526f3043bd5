import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { isVisibleTo } from '../db/visibility.ts';
import { isUnfinished, type LaunchMember } from './launch-session.ts';

/** A partner's request for a report that waits for its clinician. */
export interface WaitingLaunch {
  sessionId: string;
  status: 'created' | 'opened';
  partnerAppId: string;
  /** The client of the practice where one is mapped and in sight, else the name that the partner gave. */
  clientName: string | null;
  expiresAt: Date;
}

/** What expires first comes first. */
export async function listWaitingLaunches(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, practiceId }: LaunchMember,
  most: number,
): Promise<WaitingLaunch[]> {
  const { rows } = await sql<WaitingLaunch>`
    select session.id as "sessionId", session.status, session.partner_app_id as "partnerAppId",
      session.expires_at as "expiresAt",
      nullif(trim(
        case when clients.id is null then concat_ws(' ', session.client_first_name, session.client_last_name)
        else concat_ws(' ', clients.first_name, clients.last_name) end
      ), '') as "clientName"
    from launch_sessions as session
    left join launch_client_mappings as mapping
      on mapping.connection_id = session.connection_id and mapping.external_client_id = session.external_client_id
    left join clients on clients.practice_id = mapping.practice_id and clients.id = mapping.client_id
      and ${isVisibleTo('clients', sql`session.practice_id`, sql`session.clinician_id`)}
    where session.practice_id = ${practiceId} and session.clinician_id = ${id} and ${isUnfinished}
      and session.expires_at > ${clock.now()}::timestamptz
    order by session.expires_at, session.id limit ${most}::integer`.execute(db);
  return rows;
}
