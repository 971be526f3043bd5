import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createJobs(db);
  await createBlobs(db);
}

/** This table is the queue. A worker finds due jobs by state and time; the first one to change a row has the job. */
async function createJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id text primary key,
      practice_id text not null,
      client_id bigint not null,
      task_type text not null,
      status text not null,
      progress smallint not null,
      -- Tries that ended in a fault which may pass, and workers that died over it.
      attempts integer not null,
      deaths integer not null,
      -- How often it was claimed. A worker shows the number it got to change the row; one with an older number cannot.
      claims integer not null,
      run_at timestamptz not null,
      lease_until timestamptz,
      worker_id text,
      created_by text not null,
      created_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      input jsonb not null,
      state jsonb,
      result jsonb,
      error jsonb,
      foreign key (practice_id, client_id) references clients (practice_id, id),
      foreign key (practice_id, created_by) references members (practice_id, id),
      -- One constraint, because each is prepared anew for every statement: eight took a third of an update's time.
      check (
        task_type in ('pdf_processing', 'audio_transcription', 'report_generation')
        and status in ('queued', 'running', 'completed', 'failed')
        and progress between 0 and 100
        and (status = 'running') = (lease_until is not null)
        and (status = 'completed') = (result is not null)
        and (status = 'completed') = (progress = 100)
        and (status = 'failed') = (error is not null)
        and (status in ('completed', 'failed')) = (ended_at is not null)
      )
    ) with (
      -- A job is updated many times while it runs: room beside it keeps those updates out of the indexes.
      fillfactor = 70,
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02
    )`.execute(db);

  await sql`
    create index jobs_due on jobs (task_type, practice_id, run_at, id)
    where status = 'queued' and deaths < 2`.execute(db);
  await sql`create index jobs_suspect on jobs (run_at, id) where status = 'queued' and deaths >= 2`.execute(db);
  // No index on lease_until, which every heartbeat changes. Few jobs run at a time, so all of them can be read.
  await sql`create index jobs_running on jobs (id) where status = 'running'`.execute(db);

  await sql`
    create function refuse_job_change() returns trigger language plpgsql as $$
    begin
      raise exception 'an ended job never changes, and progress never falls' using errcode = 'check_violation';
    end $$`.execute(db);
  await sql`
    create trigger jobs_update before update on jobs
    for each row when (old.status in ('completed', 'failed') or new.progress < old.progress)
    execute function refuse_job_change()`.execute(db);
}

async function createBlobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table practices add column upload_retention_days integer not null default 30
      check (upload_retention_days between 1 and 3650)`.execute(db);

  await sql`
    create table blobs (
      id text primary key,
      practice_id text not null references practices,
      state text not null check (state in ('pending', 'stored', 'deleting')),
      -- Null until the last byte has arrived.
      bytes bigint,
      created_at timestamptz not null,
      -- An upload that nothing refers to by then was abandoned. What is stored goes by its practice's retention.
      delete_after timestamptz,
      check ((state = 'pending') = (delete_after is not null)),
      check (state <> 'stored' or bytes is not null)
    )`.execute(db);
  await sql`create index blobs_stored on blobs (practice_id, created_at) where state = 'stored'`.execute(db);
  await sql`create index blobs_pending on blobs (delete_after) where state = 'pending'`.execute(db);
  await sql`create index blobs_deleting on blobs (id) where state = 'deleting'`.execute(db);
}
