import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { DatabaseTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { checkLaunchGoesOn } from './find-launch-for-member.ts';
import type { ExternalClient } from './find-mapped-client.ts';
import type { LaunchMember } from './launch-session.ts';

/**
 * Locks the member's opened session until the end of the transaction. Until then it can neither expire nor be
 * completed.
 */
export async function holdOpenedSession(
  { db, clock }: { db: DatabaseTransaction } & Pick<Context, 'clock'>,
  member: LaunchMember,
  sessionId: string,
): Promise<ExternalClient> {
  const { rows } = await sql<ExternalClient>`
    select connection_id as "connectionId", external_client_id as "externalClientId"
    from launch_sessions
    where id = ${sessionId} and practice_id = ${member.practiceId} and clinician_id = ${member.id}
      and status = 'opened' and expires_at > ${clock.now()}::timestamptz
    for update`.execute(db);
  const [session] = rows;
  if (session !== undefined) return session;
  await checkLaunchGoesOn({ db, clock }, member, sessionId);
  throw new AppError('launch_session_not_opened');
}
