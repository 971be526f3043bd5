import { sql } from 'kysely';
import type { Context } from '../server/src/db/context.ts';
import type { LaunchPlace } from '../server/src/testing/launches.ts';

interface RowsPlace extends Pick<Context, 'db'> {
  place: LaunchPlace;
}

/** The rows numbered after `from` and up to `to`, of each table as the service would have written them. */
const numbers = (from: number, to: number) => sql`generate_series(${from + 1}::integer, ${to}::integer) as number`;

/** A client has a hundred of them, whatever the practice has. */
const NOTES_OF_A_CLIENT = 100;

export async function insertNotes({ db, place }: RowsPlace, from: number, to: number): Promise<void> {
  const { practice, clients, clinician } = place;
  await sql`
    insert into clients (practice_id, first_name, last_name, first_key, last_key, created_at, updated_at)
    select ${practice.id}, 'Client', 'Number ' || number, 'client', 'number ' || number, now(), now()
    from ${numbers(from / NOTES_OF_A_CLIENT, to / NOTES_OF_A_CLIENT)}`.execute(db);
  // Not knowing how many there are, the database would compare each note with each client.
  await sql`analyze clients`.execute(db);
  await sql`
    insert into notes (id, practice_id, client_id, title, markdown, source, created_by, created_at)
    select 'note_' || lpad(number::text, 26, '0'), ${practice.id},
      case when number <= ${NOTES_OF_A_CLIENT}::integer then ${clients.organisation}::bigint else client.id end,
      'Session ' || number, 'Seen today.', 'text', ${clinician.id}, now() - number * interval '1 second'
    from ${numbers(from, to)}
    join clients as client on client.practice_id = ${practice.id}
      and client.last_name = 'Number ' || (number - 1) / ${NOTES_OF_A_CLIENT}::integer + 1`.execute(db);
}

export async function insertEvents({ db, place }: RowsPlace, from: number, to: number): Promise<void> {
  const { practice, connection } = place;
  await sql`
    insert into webhook_events (id, endpoint_id, practice_id, session_id, type, body, created_at)
    select 'pwevt_' || lpad(number::text, 26, '0'), ${connection.partnerAppId}, ${practice.id}, 'psess_' || number,
      'launch_session.opened', '{}', now()
    from ${numbers(from, to)}`.execute(db);
  await sql`
    insert into webhook_undelivered (event_id, endpoint_id, practice_id, state, attempts, due_at, claims)
    select 'pwevt_' || lpad(number::text, 26, '0'), ${connection.partnerAppId}, ${practice.id}, 'pending', 1,
      now() - interval '1 second', 0
    from ${numbers(from, to)} where number % 1000 = 0`.execute(db);
  await sql`
    insert into webhook_attempts (event_id, attempt, lag_ms, started_at, duration_ms, status, delivered_at)
    select 'pwevt_' || lpad(number::text, 26, '0'), 1, 0, now(), 5, 200, case when number % 1000 > 0 then now() end
    from ${numbers(from, to)}`.execute(db);
}

/**
 * One a second from the beginning of 1970 on. A hundred of them are one client's, however many there are: pages of the
 * same length are compared. They are sealed as the table demands: after they were written, and once.
 */
export async function insertAuditRows({ db, place }: RowsPlace, from: number, to: number): Promise<void> {
  const { practice, clients, clinician } = place;
  await sql`
    insert into audit_events (
      practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id
    )
    select ${practice.id}, to_timestamp(number), 'client.viewed', 'member', ${clinician.id}, 'client', number::text,
      case when number <= 1000 and number % 10 = 0 then ${clients.organisation}::bigint else number end
    from ${numbers(from, to)}`.execute(db);
  await sql`
    update audit_events set seq = id, hash = '\\x00'
    where practice_id = ${practice.id} and seq is null`.execute(db);
}

export async function insertDueJobs({ db, place }: RowsPlace, from: number, to: number): Promise<void> {
  const { practice, clients, clinician } = place;
  await sql`
    insert into jobs (
      id, practice_id, client_id, task_type, status, progress, attempts, deaths, claims, run_at, created_by,
      created_at, input
    )
    select 'job_' || number, ${practice.id}, ${clients.organisation}::bigint, 'pdf_processing', 'queued', 0, 0, 0, 0,
      now() - interval '1 second', ${clinician.id}, now(), '{}'
    from ${numbers(from, to)}`.execute(db);
}
