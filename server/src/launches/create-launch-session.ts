import type { AuditOrigin } from '../audit/entry.ts';
import { recordTextChange, withAuditRow } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { type Database, readRows } from '../db/database.ts';
import { visibleText } from '../db/visibility.ts';
import { AppError } from '../errors.ts';
import type { PartnerPrincipal } from '../partners/authenticate-partner-token.ts';
import { normaliseEmail } from '../practice/members.ts';
import { hashJson } from './hash-json.ts';
import { LAUNCH_LIFETIME_MS, type LaunchStatus } from './launch-session.ts';

export interface NewLaunchSession {
  idempotencyKey: string;
  /** The whole body. A retry must send the same values. */
  request: unknown;
  externalClientId: string;
  clinicianEmail: string;
  clientFirstName?: string | undefined;
  clientLastName?: string | undefined;
}

export interface CreatedLaunchSession {
  sessionId: string;
  status: LaunchStatus;
  expiresAt: Date;
}

const MAX_ATTEMPTS = 3;

/**
 * The insert comes first and checks everything itself. Only if it wrote nothing is the reason looked for. So a retry
 * gets its session whatever has changed since (the clinician may have left). If several creates race with one key, the
 * database lets one write, and the others wait for it.
 */
export async function createLaunchSession(
  context: Context,
  origin: AuditOrigin,
  partner: PartnerPrincipal,
  input: NewLaunchSession,
): Promise<CreatedLaunchSession> {
  const clinicianEmail = normaliseEmail(input.clinicianEmail);
  const requestHash = hashJson(input.request);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const created = await insertSession(context, origin, partner, { ...input, clinicianEmail, requestHash });
    if (created !== undefined) return created;
    const former = await findByKey(context.db, partner.connectionId, input.idempotencyKey);
    if (former !== undefined) {
      if (!former.requestHash.equals(requestHash)) throw new AppError('idempotency_key_conflict');
      return { sessionId: former.sessionId, status: former.status, expiresAt: former.expiresAt };
    }
    // If the obstacle is gone by now, nothing is thrown here and the next attempt succeeds.
    await checkNothingInTheWay(context.db, partner, clinicianEmail, input.externalClientId);
  }
  throw new Error('a launch session could not be created, for a reason that changed with every look');
}

/**
 * Checks and writes in one statement, with the audit row. The lock on the connection makes a revocation wait for the
 * insert, or the insert see the revocation: no session is left behind on a connection that has ended.
 */
const CREATE_SESSION = withAuditRow(
  `
  insert into launch_sessions (
    id, practice_id, connection_id, partner_app_id, clinician_id, clinician_email, external_client_id,
    client_first_name, client_last_name, idempotency_key, request_hash, status, created_at, expires_at
  )
  select $1, connection.practice_id, connection.id, connection.partner_app_id, clinician.id, clinician.email, $4,
    $5, $6, $7, $8, 'created', $9::timestamptz, $10::timestamptz
  from partner_connections as connection
  join members as clinician on clinician.practice_id = connection.practice_id
    and clinician.email = $3 and clinician.email_verified_at is not null and clinician.deactivated_at is null
  where connection.id = $2 and connection.revoked_at is null
    and not exists (
      select from launch_client_mappings as mapping
      join clients on clients.practice_id = mapping.practice_id and clients.id = mapping.client_id
      where mapping.connection_id = $2 and mapping.external_client_id = $4
        and not ${visibleText('clients', 'clinician.practice_id', 'clinician.id')}
    )
  for share of connection
  on conflict (connection_id, idempotency_key) do nothing
  returning id`,
  10,
);

async function insertSession(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  partner: PartnerPrincipal,
  input: NewLaunchSession & { requestHash: Buffer },
): Promise<CreatedLaunchSession | undefined> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LAUNCH_LIFETIME_MS);
  const sessionId = makeId('psess');
  const values = [
    sessionId,
    partner.connectionId,
    input.clinicianEmail,
    input.externalClientId,
    input.clientFirstName ?? null,
    input.clientLastName ?? null,
    input.idempotencyKey,
    input.requestHash,
    now,
    expiresAt,
  ];
  const isCreated = await recordTextChange(
    db,
    clock,
    { text: CREATE_SESSION, values },
    {
      practiceId: partner.practiceId,
      action: 'launch_session.created',
      origin,
      subject: { type: 'launch_session', id: sessionId },
    },
  );
  return isCreated ? { sessionId, status: 'created', expiresAt } : undefined;
}

const FIND_BY_KEY = `
  select id as "sessionId", status, expires_at as "expiresAt", request_hash as "requestHash"
  from launch_sessions where connection_id = $1 and idempotency_key = $2`;

async function findByKey(
  db: Database,
  connectionId: string,
  idempotencyKey: string,
): Promise<(CreatedLaunchSession & { requestHash: Buffer }) | undefined> {
  const rows = await readRows<CreatedLaunchSession & { requestHash: Buffer }>(db, FIND_BY_KEY, [
    connectionId,
    idempotencyKey,
  ]);
  return rows[0];
}

const FIND_OBSTACLE = `
  select connection.revoked_at is not null as "isRevoked", clinician.id is null as "isUnresolved",
    clients.id is not null and not ${visibleText('clients', 'clinician.practice_id', 'clinician.id')} as "isDenied"
  from partner_connections as connection
  left join members as clinician on clinician.practice_id = connection.practice_id
    and clinician.email = $2 and clinician.email_verified_at is not null and clinician.deactivated_at is null
  left join launch_client_mappings as mapping
    on mapping.connection_id = connection.id and mapping.external_client_id = $3
  left join clients on clients.practice_id = mapping.practice_id and clients.id = mapping.client_id
  where connection.id = $1`;

async function checkNothingInTheWay(
  db: Database,
  { connectionId }: PartnerPrincipal,
  clinicianEmail: string,
  externalClientId: string,
): Promise<void> {
  const [obstacle] = await readRows<{ isRevoked: boolean; isUnresolved: boolean; isDenied: boolean }>(
    db,
    FIND_OBSTACLE,
    [connectionId, clinicianEmail, externalClientId],
  );
  if (obstacle === undefined || obstacle.isRevoked) throw new AppError('invalid_bearer_token');
  if (obstacle.isUnresolved) throw new AppError('clinician_email_not_resolved');
  if (obstacle.isDenied) throw new AppError('client_access_denied');
}
