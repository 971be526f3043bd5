import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notes
      add column revision integer not null default 1,
      -- The day the note is about, where somebody has said it.
      add column session_date date,
      add column updated_at timestamptz,
      add column updated_by text,
      add column removed_at timestamptz,
      add column removed_by text,
      add column removal_reason text,
      add foreign key (practice_id, updated_by) references members (practice_id, id),
      add foreign key (practice_id, removed_by) references members (practice_id, id),
      add check (num_nulls(updated_at, updated_by) in (0, 2)),
      add check (num_nulls(removed_at, removed_by, removal_reason) in (0, 3))`.execute(db);
  await sql`
    create index notes_removed on notes (practice_id, client_id, removed_at desc, id) where removed_at is not null`.execute(
    db,
  );

  await sql`
    create table note_revisions (
      note_id text not null references notes on delete cascade,
      practice_id text not null,
      revision integer not null,
      title text not null,
      markdown text not null,
      places jsonb,
      session_date date,
      saved_at timestamptz not null,
      saved_by text not null,
      primary key (note_id, revision),
      foreign key (practice_id, saved_by) references members (practice_id, id)
    )`.execute(db);

  // One row for each report that rests on a note which was changed, until the report is checked against it again.
  await sql`
    create table report_rechecks (
      report_id text primary key references reports on delete cascade,
      practice_id text not null,
      -- In whose name it is checked: the last one who changed a note of it.
      member_id text not null,
      note_ids text[] not null,
      asked_at timestamptz not null,
      foreign key (practice_id, member_id) references members (practice_id, id)
    )`.execute(db);
  await sql`create index report_rechecks_by_time on report_rechecks (asked_at)`.execute(db);
}
