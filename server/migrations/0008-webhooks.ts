import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createEndpoints(db);
  await createEvents(db);
  await createAttempts(db);
}

async function createEndpoints(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id text primary key,
      url text not null,
      is_paused boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);

  // Of those whose time has come, the latest one signs. Encrypted, not hashed: signing needs the secret itself.
  await sql`
    create table webhook_secrets (
      endpoint_id text not null references webhook_endpoints,
      signs_from timestamptz not null,
      sealed bytea not null,
      created_at timestamptz not null,
      primary key (endpoint_id, signs_from)
    )`.execute(db);
}

/** This table is the queue. A process finds due events by state and time, leases them, and sends them. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_events (
      id text primary key,
      endpoint_id text not null references webhook_endpoints,
      -- Both null for what belongs to no session, such as a test.
      practice_id text references practices,
      session_id text,
      type text not null,
      -- The bytes that every attempt sends. Not jsonb, which would write them anew.
      body text not null,
      created_at timestamptz not null,
      state text not null,
      -- Attempts of the present run; sending again begins a new one.
      attempts smallint not null,
      due_at timestamptz not null,
      -- How often it was claimed. A process shows the number it got to change the row; an older one cannot.
      claims integer not null,
      lease_until timestamptz,
      ended_at timestamptz,
      check (
        state in ('pending', 'delivered', 'failed')
        and (state = 'pending') = (ended_at is null)
        and (state = 'pending' or lease_until is null)
      )
    ) with (
      -- A claim changes no indexed column: with room beside the row it stays out of the indexes.
      fillfactor = 80,
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02
    )`.execute(db);

  await sql`
    create index webhook_events_due on webhook_events (endpoint_id, due_at, id) where state = 'pending'`.execute(db);
  await sql`create index webhook_events_failed on webhook_events (endpoint_id, id) where state = 'failed'`.execute(db);
  await sql`create index webhook_events_ended on webhook_events (ended_at) where state <> 'pending'`.execute(db);
  // Ids sort by age, so these also give the newest first.
  await sql`create index webhook_events_endpoint on webhook_events (endpoint_id, id)`.execute(db);
  await sql`
    create index webhook_events_session on webhook_events (session_id, id) where session_id is not null`.execute(db);
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_attempts (
      event_id text not null references webhook_events on delete cascade,
      id bigint generated always as identity,
      -- Its place in its run, from 1.
      attempt smallint not null,
      -- How long after it was due it began, and how long it took.
      lag_ms bigint not null,
      started_at timestamptz not null,
      duration_ms integer not null,
      -- Null where no answer came.
      status smallint,
      -- A stable word; null where the event was delivered.
      error text,
      -- The first bytes of the answer, as text.
      answer text,
      primary key (event_id, id)
    )`.execute(db);
  await sql`create index webhook_attempts_started on webhook_attempts (started_at)`.execute(db);
}
