import { type Kysely, sql } from 'kysely';

/** Phrases that people insert while they write. They belong to the practice, or to one member, as templates do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table snippets (
      id text primary key,
      practice_id text not null references practices,
      -- The member who alone sees it; null is the organisation's.
      owner_id text,
      name text not null,
      markdown text not null,
      updated_at timestamptz not null,
      foreign key (practice_id, owner_id) references members (practice_id, id)
    )`.execute(db);
  await sql`create index snippets_by_practice on snippets (practice_id, owner_id)`.execute(db);
}
