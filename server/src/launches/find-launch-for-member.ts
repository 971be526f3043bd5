import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { isVisibleTo } from '../db/visibility.ts';
import { AppError } from '../errors.ts';
import type { LaunchMember, LaunchStatus } from './launch-session.ts';

/** A session as the assigned clinician sees it. */
export interface LaunchForMember {
  sessionId: string;
  status: LaunchStatus;
  partnerAppId: string;
  clinicianEmail: string;
  externalClientId: string;
  clientFirstName: string | null;
  clientLastName: string | null;
  /** Whether the partner's client is mapped, and if so whether the clinician may see the client. */
  clientAccess: 'unmapped' | 'allowed' | 'denied';
  /** Null unless access is allowed. */
  clientId: number | null;
  /** The report that is being written for it, or was sent. Null also if that report was deleted. */
  reportId: string | null;
  createdAt: Date;
  openedAt: Date | null;
  completedAt: Date | null;
  expiresAt: Date;
}

interface FoundLaunch extends LaunchForMember {
  practiceId: string;
  clinicianId: string;
}

/** Anybody but the assigned clinician learns that it is not theirs, and nothing else. */
export async function findLaunchForMember(
  { db }: Pick<Context, 'db'>,
  member: LaunchMember,
  sessionId: string,
): Promise<LaunchForMember> {
  const { rows } = await sql<FoundLaunch>`
    select session.id as "sessionId", session.status, session.partner_app_id as "partnerAppId",
      session.clinician_email as "clinicianEmail", session.external_client_id as "externalClientId",
      session.client_first_name as "clientFirstName", session.client_last_name as "clientLastName",
      session.created_at as "createdAt", session.opened_at as "openedAt", session.completed_at as "completedAt",
      session.expires_at as "expiresAt", session.practice_id as "practiceId", session.clinician_id as "clinicianId",
      clients.id as "clientId", reports.id as "reportId",
      case
        when mapping.client_id is null then 'unmapped'
        when clients.id is null then 'denied'
        else 'allowed'
      end as "clientAccess"
    from launch_sessions as session
    left join launch_client_mappings as mapping
      on mapping.connection_id = session.connection_id and mapping.external_client_id = session.external_client_id
    left join clients on clients.practice_id = mapping.practice_id and clients.id = mapping.client_id
      and ${isVisibleTo('clients', sql`session.practice_id`, sql`session.clinician_id`)}
    left join reports on reports.id = session.report_id and reports.practice_id = session.practice_id
      and reports.client_id = clients.id
    where session.id = ${sessionId}`.execute(db);
  const [launch] = rows;
  if (launch === undefined) throw new AppError('launch_session_not_found');
  const { practiceId, clinicianId, ...seen } = launch;
  if (clinicianId !== member.id || practiceId !== member.practiceId) throw new AppError('launch_session_not_yours');
  return seen;
}

/** Throws the reason if the clinician cannot go on with the session. */
export async function checkLaunchGoesOn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  member: LaunchMember,
  sessionId: string,
): Promise<LaunchForMember> {
  const launch = await findLaunchForMember({ db }, member, sessionId);
  if (launch.status === 'completed') throw new AppError('launch_session_completed');
  // The deadline counts even if the check of every minute has not run yet.
  if (launch.status === 'expired' || launch.expiresAt <= clock.now()) throw new AppError('launch_session_expired');
  return launch;
}
