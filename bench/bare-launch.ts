import { randomBytes } from 'node:crypto';
import type { QueryConfig } from 'pg';

const CREATE = `
  with session as (
    insert into launch_sessions (
      id, practice_id, connection_id, partner_app_id, clinician_id, clinician_email, external_client_id,
      idempotency_key, request_hash, status, created_at, expires_at
    )
    select $1, $2, $3, $4, members.id, members.email, $5, $6, '', 'created', $7, $8
    from members where practice_id = $2 and email = $9 and email_verified_at is not null
    on conflict (connection_id, idempotency_key) do nothing
    returning id
  )
  insert into audit_events (practice_id, at, action, actor_type, subject_type, subject_id)
  select $2, $7, 'launch_session.created', 'partner', 'launch_session', id from session`;

export interface BareConnection {
  id: string;
  partner_app_id: string;
  practice_id: string;
}

/** The same rows as a session of ours in one statement, with no look at the connection, the mapping and the clients. */
export function bareLaunch(
  connection: BareConnection,
  { client, email, key }: { client: string; email: string; key: string },
): { id: string; expiresAt: Date; statement: QueryConfig } {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 48 * 60 * 60_000);
  const id = `psess_${now.getTime()}${randomBytes(10).toString('hex')}`;
  const { id: connectionId, partner_app_id: appId, practice_id: practiceId } = connection;
  const values = [id, practiceId, connectionId, appId, client, key, now, expiresAt, email];
  return { id, expiresAt, statement: { name: 'create', text: CREATE, values } };
}
