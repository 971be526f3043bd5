import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { checkLaunchGoesOn, type LaunchForMember } from './find-launch-for-member.ts';
import type { LaunchMember } from './launch-session.ts';
import { changedColumns, type ChangedSession, recordTransitions } from './record-transitions.ts';

/** The first call makes the session opened. Later calls change nothing. */
export async function openLaunchSession(
  context: Context,
  origin: AuditOrigin,
  member: LaunchMember,
  sessionId: string,
): Promise<LaunchForMember> {
  const { clock } = context;
  const now = clock.now();
  return inTransaction(context.db, async (db) => {
    const { rows } = await sql<ChangedSession>`
      update launch_sessions set status = 'opened', opened_at = ${now}::timestamptz
      where id = ${sessionId} and practice_id = ${member.practiceId} and clinician_id = ${member.id}
        and status = 'created' and expires_at > ${now}::timestamptz
      returning ${changedColumns}`.execute(db);
    if (rows.length > 0) await recordTransitions({ ...context, db }, origin, rows);
    return checkLaunchGoesOn({ db, clock }, member, sessionId);
  });
}
