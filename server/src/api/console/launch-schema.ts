import { Type } from '../../lib/schema.ts';
import type { Context } from '../../db/context.ts';
import { findLaunchForMember, type LaunchForMember } from '../../launches/find-launch-for-member.ts';
import type { LaunchMember } from '../../launches/launch-session.ts';
import { suggestClients } from '../../launches/suggest-clients.ts';
import { findPartnerNames } from '../../partners/list-connections.ts';
import { findClientRecords } from '../../records/clients/client-records.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { Client, presentClient } from './clients.ts';

export const Launch = Type.Object({
  session_id: Type.String(),
  status: literals(['created', 'opened', 'completed', 'expired']),
  expires_at: DateTime,
  opened_at: orNull(DateTime),
  completed_at: orNull(DateTime),
  partner: Type.Object({ name: Type.String() }),
  clinician_email: Type.String(),
  external_client_id: Type.String(),
  given_first_name: orNull(Type.String()),
  given_last_name: orNull(Type.String()),
  client_access: literals(['unmapped', 'allowed', 'denied']),
  client: orNull(Client),
  report_id: orNull(Type.String()),
  suggestions: Type.Array(Client),
});

export const LaunchParams = Type.Object({ session_id: Type.String() });

/** A session as its page shows it to the assigned clinician. Anybody else only learns that it is not theirs. */
export async function describeLaunch(context: Pick<Context, 'db'>, member: LaunchMember, sessionId: string) {
  const launch = await findLaunchForMember(context, member, sessionId);
  const scope = { practiceId: member.practiceId, memberId: member.id };
  const suggestedIds = await findSuggestions(context, member, launch);
  const clientIds = launch.clientId === null ? suggestedIds : [launch.clientId];
  const [names, clients] = await Promise.all([
    findPartnerNames(context, [launch.partnerAppId]),
    findClientRecords(context.db, scope, clientIds),
  ]);
  const presented = clients.map(presentClient);
  return {
    session_id: launch.sessionId,
    status: launch.status,
    expires_at: launch.expiresAt,
    opened_at: launch.openedAt,
    completed_at: launch.completedAt,
    partner: { name: names.get(launch.partnerAppId) ?? '' },
    clinician_email: launch.clinicianEmail,
    external_client_id: launch.externalClientId,
    given_first_name: launch.clientFirstName,
    given_last_name: launch.clientLastName,
    client_access: launch.clientAccess,
    client: launch.clientId === null ? null : (presented[0] ?? null),
    report_id: launch.reportId,
    suggestions: launch.clientId === null ? presented : [],
  };
}

/** Clients whom the partner may mean. None once the client is chosen. */
async function findSuggestions(
  context: Pick<Context, 'db'>,
  member: LaunchMember,
  launch: LaunchForMember,
): Promise<number[]> {
  const isUnfinished = launch.status === 'created' || launch.status === 'opened';
  if (launch.clientAccess !== 'unmapped' || !isUnfinished) return [];
  return (await suggestClients(context, member, launch)).map(({ id }) => id);
}
