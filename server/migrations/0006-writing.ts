import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop column state`.execute(db);
  await sql`
    create table job_steps (
      job_id text not null references jobs on delete cascade,
      -- Counted by the database: a job's steps may end at the same moment, and each would find the same highest number.
      step bigint not null generated always as identity,
      value jsonb not null,
      primary key (job_id, step)
    )`.execute(db);

  await sql`
    alter table notes
      add column source text not null default 'text' check (source in ('text', 'pdf', 'audio')),
      -- Which part of the text stands on which page, or was said when.
      add column places jsonb,
      -- The upload it was made from. It goes when the practice's retention says so, and the note stays.
      add column blob_id text`.execute(db);

  await sql`
    create table report_writings (
      report_id text primary key references reports on delete cascade,
      practice_id text not null references practices,
      template_id text not null,
      -- As it was then: a template changes, and a section is written again by the words of its own time.
      template jsonb not null,
      note_ids text[] not null,
      record jsonb not null
    )`.execute(db);
}
