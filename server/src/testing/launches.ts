import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { completeLaunchSession } from '../launches/complete-launch-session.ts';
import { createLaunchSession, type NewLaunchSession } from '../launches/create-launch-session.ts';
import type { LaunchMember } from '../launches/launch-session.ts';
import { mapLaunchClient } from '../launches/map-launch-client.ts';
import { openLaunchSession } from '../launches/open-launch-session.ts';
import { listMembers } from '../practice/members.ts';
import { TEST_ORIGIN } from './context.ts';
import { createTestConnection, type TestConnection } from './partners.ts';
import { createTestPractice, type TestPractice } from './practice.ts';
import { createTestClients, createTestReport, type TestClients } from './records.ts';
import { createTestSigning } from './signing.ts';

export interface LaunchPlace {
  practice: TestPractice;
  clients: TestClients;
  connection: TestConnection;
  clinician: LaunchMember & { email: string };
  other: LaunchMember & { email: string };
  /** A session for the clinician about a new client, unless told otherwise. */
  create(more?: Partial<NewLaunchSession>): Promise<string>;
  createOpened(more?: Partial<NewLaunchSession>): Promise<string>;
  createMapped(clientId: number, more?: Partial<NewLaunchSession>): Promise<string>;
  /** A session about a client of the organisation, with its report sent. */
  createCompleted(report?: Parameters<typeof createTestReport>[3]): Promise<string>;
}

let count = 0;

/** A practice with clients, connected to a partner. */
export async function createLaunchPlace(context: Context, partnerAppId?: string): Promise<LaunchPlace> {
  const practice = await createTestPractice(context);
  const clients = await createTestClients(context, practice);
  const connection = await createTestConnection(context, practice, partnerAppId);
  const members = await listMembers(context, practice.id);
  const memberOf = (id: string): LaunchMember & { email: string } => ({
    id,
    practiceId: practice.id,
    email: members.find((member) => member.id === id)?.email ?? '',
  });
  const clinician = memberOf(practice.clinicianId);
  const other = memberOf(practice.otherClinicianId);

  const create: LaunchPlace['create'] = async (more) => {
    count += 1;
    const { sessionId } = await createLaunchSession(context, TEST_ORIGIN, connection, {
      idempotencyKey: `key-${count}`,
      request: {},
      externalClientId: `ext-${count}`,
      clinicianEmail: clinician.email,
      ...more,
    });
    return sessionId;
  };
  const createOpened: LaunchPlace['createOpened'] = async (more) => {
    const sessionId = await create(more);
    await openLaunchSession(context, TEST_ORIGIN, clinician, sessionId);
    return sessionId;
  };
  const createMapped: LaunchPlace['createMapped'] = async (clientId, more) => {
    const sessionId = await createOpened(more);
    await mapLaunchClient(context, TEST_ORIGIN, clinician, sessionId, { clientId });
    return sessionId;
  };
  const createCompleted: LaunchPlace['createCompleted'] = async (report) => {
    const sessionId = await createMapped(clients.organisation);
    const reportId = await createTestReport(context, practice, clients.organisation, report);
    const signing = await createTestSigning(context);
    await completeLaunchSession(context, TEST_ORIGIN, clinician, sessionId, { reportId, version: 1 }, signing);
    return sessionId;
  };
  return { practice, clients, connection, clinician, other, create, createOpened, createMapped, createCompleted };
}

/** Many sessions at once, for tests and measurements of expiry. Every third was opened. */
export async function insertSessions(
  { db, clock }: Context,
  { practice, connection, clinician }: LaunchPlace,
  quantity: number,
): Promise<void> {
  await sql`
    insert into launch_sessions (
      id, practice_id, connection_id, partner_app_id, clinician_id, clinician_email, external_client_id,
      idempotency_key, request_hash, status, created_at, opened_at, expires_at
    )
    select 'psess_' || uuid, ${practice.id}, ${connection.connectionId}, ${connection.partnerAppId}, ${clinician.id},
      ${clinician.email}, 'ext', uuid, '', case when number % 3 = 0 then 'opened' else 'created' end, now,
      case when number % 3 = 0 then now end, now + number * interval '1 millisecond'
    from (
      select number, gen_random_uuid()::text as uuid, ${clock.now()}::timestamptz as now
      from generate_series(1, ${quantity}::integer) as number
    ) as rows`.execute(db);
}

export interface TestEvent {
  type: string;
  data: Record<string, string | null>;
}

/** The bodies of a session's events, in order. */
export async function listEvents({ db }: Pick<Context, 'db'>, sessionId: string): Promise<TestEvent[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['type', 'body', 'endpoint_id'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ type, body }) => ({ type, data: (JSON.parse(body) as TestEvent).data }));
}

export interface Totals {
  expired: number;
  events: number;
  eventSessions: number;
  audits: number;
}

/** How many sessions of a practice have expired, and how many events and audit rows say so. */
export async function countExpired({ db }: Pick<Context, 'db'>, practiceId: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from launch_sessions where practice_id = ${practiceId} and status = 'expired') as expired,
      count(*) as events, count(distinct session_id) as "eventSessions",
      (
        select count(*) from audit_events where practice_id = ${practiceId} and action = 'launch_session.expired'
      ) as audits
    from webhook_events where practice_id = ${practiceId} and type = 'launch_session.expired'`.execute(db);
  const [totals] = rows;
  if (totals === undefined) throw new Error('a count gives a row');
  return totals;
}
