import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessions(db);
  await createClientMappings(db);
  await createDocuments(db);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table launch_sessions (
      id text primary key,
      practice_id text not null,
      connection_id text not null,
      partner_app_id text not null,
      clinician_id text not null,
      -- As it was when the session was made: what the partner asked for, and what its events say.
      clinician_email text not null,
      external_client_id text not null,
      client_first_name text,
      client_last_name text,
      idempotency_key text not null,
      request_hash bytea not null,
      status text not null,
      created_at timestamptz not null,
      opened_at timestamptz,
      completed_at timestamptz,
      expired_at timestamptz,
      expires_at timestamptz not null,
      unique (connection_id, idempotency_key),
      foreign key (practice_id, connection_id) references partner_connections (practice_id, id),
      foreign key (practice_id, clinician_id) references members (practice_id, id),
      check (
        status in ('created', 'opened', 'completed', 'expired')
        and (status = 'completed') = (completed_at is not null)
        and (status = 'expired') = (expired_at is not null)
        and (status <> 'created' or opened_at is null)
        and (status not in ('opened', 'completed') or opened_at is not null)
      )
    ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`.execute(db);

  // For the check that runs every minute, and for revoking a connection. Both indexes hold unfinished sessions only.
  await sql`
    create index launch_sessions_due on launch_sessions (expires_at)
    where status in ('created', 'opened')`.execute(db);
  await sql`
    create index launch_sessions_unfinished on launch_sessions (connection_id)
    where status in ('created', 'opened')`.execute(db);

  await sql`
    create function refuse_launch_change() returns trigger language plpgsql as $$
    begin
      raise exception '% does not change once it has ended', tg_table_name using errcode = 'check_violation';
    end $$`.execute(db);
  await sql`
    create trigger launch_sessions_update before update on launch_sessions
    for each row when (old.status in ('completed', 'expired'))
    execute function refuse_launch_change()`.execute(db);
}

/** Which client of the practice a partner's own id stands for. Once set, it is not changed. */
async function createClientMappings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table launch_client_mappings (
      connection_id text not null,
      external_client_id text not null,
      practice_id text not null,
      client_id bigint not null,
      mapped_by text not null,
      mapped_at timestamptz not null,
      primary key (connection_id, external_client_id),
      foreign key (practice_id, connection_id) references partner_connections (practice_id, id),
      foreign key (practice_id, client_id) references clients (practice_id, id),
      foreign key (practice_id, mapped_by) references members (practice_id, id)
    )`.execute(db);
}

/** A copy of what was sent. It does not refer to the report, which may be changed or deleted later. */
async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table launch_documents (
      session_id text primary key references launch_sessions,
      practice_id text not null,
      client_id bigint not null,
      report_id text not null,
      title text not null,
      content jsonb not null,
      markdown text not null,
      html text not null,
      -- SHA-256 of title, NUL, Markdown, NUL, HTML, in UTF-8.
      content_hash bytea not null,
      sent_by text not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`
    create trigger launch_documents_update before update on launch_documents
    for each row execute function refuse_launch_change()`.execute(db);
}
