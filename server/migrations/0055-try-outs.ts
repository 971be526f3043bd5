import { type Kysely, sql } from 'kysely';

/**
 * Drafts that show what a template makes of a client's notes. They are no reports: only the member who asked sees them,
 * and they are deleted after a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column is_try_out boolean not null default false`.execute(db);
  await sql`
    create table try_outs (
      job_id text primary key references jobs on delete cascade,
      practice_id text not null,
      client_id bigint not null,
      member_id text not null,
      template_id text not null,
      template_title text not null,
      content jsonb not null,
      delete_after timestamptz not null,
      foreign key (practice_id, client_id) references clients (practice_id, id),
      foreign key (practice_id, member_id) references members (practice_id, id)
    )`.execute(db);
  await sql`create index try_outs_by_end on try_outs (delete_after)`.execute(db);
}
