import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { type ClientFields, enterClient } from '../records/clients/edit-client.ts';
import { checkClientVisible } from '../records/clients/find-client.ts';
import { findMappedClient } from './find-mapped-client.ts';
import { holdOpenedSession } from './hold-opened-session.ts';
import type { LaunchMember } from './launch-session.ts';

export type LaunchClient = { clientId: number } | { newClient: ClientFields };

/**
 * Remembers on the connection which client the partner means, and answers with that client's id. The first mapping
 * stays: choosing the same client again is fine, and choosing another is refused without entering a new client.
 */
export async function mapLaunchClient(
  context: Context,
  origin: AuditOrigin,
  member: LaunchMember,
  sessionId: string,
  client: LaunchClient,
): Promise<number> {
  const { clock } = context;
  return inTransaction(context.db, async (db) => {
    const session = await holdOpenedSession({ db, clock }, member, sessionId);
    const clientId = await takeClient({ ...context, db }, origin, member, client);
    const { numAffectedRows } = await sql`
      insert into launch_client_mappings (
        connection_id, external_client_id, practice_id, client_id, mapped_by, mapped_at
      )
      values (
        ${session.connectionId}, ${session.externalClientId}, ${member.practiceId}, ${clientId}, ${member.id},
        ${clock.now()}::timestamptz
      )
      on conflict (connection_id, external_client_id) do nothing`.execute(db);
    if (numAffectedRows === 0n) {
      if ((await findMappedClient(db, session)) !== clientId) throw new AppError('client_already_mapped');
      return clientId;
    }
    await recordAudit(db, clock, {
      practiceId: member.practiceId,
      action: 'launch_session.client_mapped',
      origin,
      subject: { type: 'launch_session', id: sessionId },
      clientId,
      details: { is_new: 'newClient' in client },
    });
    return clientId;
  });
}

async function takeClient(
  context: Context,
  origin: AuditOrigin,
  member: LaunchMember,
  client: LaunchClient,
): Promise<number> {
  const scope = { practiceId: member.practiceId, memberId: member.id };
  if ('newClient' in client) return (await enterClient(context, origin, scope, client.newClient)).id;
  await checkClientVisible(context.db, scope, client.clientId);
  return client.clientId;
}
