import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notes (
      id text primary key,
      practice_id text not null,
      client_id bigint not null,
      title text not null,
      markdown text not null,
      created_by text not null,
      created_at timestamptz not null,
      foreign key (practice_id, client_id) references clients (practice_id, id),
      foreign key (practice_id, created_by) references members (practice_id, id)
    )`.execute(db);
  await sql`create index notes_by_client on notes (practice_id, client_id, created_at desc, id)`.execute(db);

  await sql`
    create table templates (
      id text primary key,
      practice_id text not null references practices,
      -- The member who alone sees it; null is the organisation's.
      owner_id text,
      title text not null,
      content jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (practice_id, owner_id) references members (practice_id, id)
    )`.execute(db);
  await sql`create index templates_by_practice on templates (practice_id, owner_id)`.execute(db);

  await sql`
    create table reports (
      id text primary key,
      practice_id text not null,
      client_id bigint not null,
      title text not null,
      content jsonb not null,
      -- Rendered when the report is written, because it is read far more often.
      markdown text not null,
      html text not null,
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      foreign key (practice_id, client_id) references clients (practice_id, id),
      foreign key (practice_id, created_by) references members (practice_id, id)
    )`.execute(db);
  await sql`create index reports_by_client on reports (practice_id, client_id, updated_at desc, id desc)`.execute(db);
}
