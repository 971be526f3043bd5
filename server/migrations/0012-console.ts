import { type Kysely, sql } from 'kysely';

/** What the web app's lists show of a note or template, so that a list need not read the whole text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notes
      add column characters integer not null generated always as (char_length(markdown)) stored`.execute(db);
  await sql`
    alter table templates add column prompts integer not null generated always as (
      jsonb_array_length(jsonb_path_query_array(content, 'strict $.** ? (@.type == "prompt")'))
    ) stored`.execute(db);
  await sql`create index jobs_by_client on jobs (practice_id, client_id, created_at desc, id desc)`.execute(db);
}
