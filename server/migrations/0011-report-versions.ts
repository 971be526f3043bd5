import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column version integer not null default 1, add column updated_by text`.execute(db);
  await sql`update reports set updated_by = created_by`.execute(db);
  await sql`
    alter table reports
      alter column updated_by set not null,
      add foreign key (practice_id, updated_by) references members (practice_id, id)`.execute(db);

  await sql`
    create table report_versions (
      report_id text not null references reports on delete cascade,
      practice_id text not null,
      version integer not null,
      title text not null,
      content jsonb not null,
      reason text not null check (reason in ('created', 'edited', 'rewritten', 'restored', 'sent')),
      -- Saves of one person soon after one another are one version: when the first and the last of them was.
      begun_at timestamptz not null,
      saved_at timestamptz not null,
      saved_by text not null,
      primary key (report_id, version),
      foreign key (practice_id, saved_by) references members (practice_id, id)
    )`.execute(db);
  await sql`
    insert into report_versions
      (report_id, practice_id, version, title, content, reason, begun_at, saved_at, saved_by)
    select id, practice_id, version, title, content, 'created', updated_at, updated_at, created_by from reports`.execute(
    db,
  );
}
