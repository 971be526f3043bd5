import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id text primary key,
      url text not null,
      is_paused boolean not null
    )`.execute(db);
  await sql`
    create table webhook_events (
      id text primary key,
      endpoint_id text not null references webhook_endpoints,
      practice_id text not null,
      session_id text not null,
      type text not null,
      body text not null,
      created_at timestamptz not null,
      state text not null
    )`.execute(db);
}
