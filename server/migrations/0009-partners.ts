import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_apps (
      id text primary key,
      name text not null,
      client_id text not null unique,
      redirect_uris text[] not null,
      suspended_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table partner_connections (
      id text primary key,
      partner_app_id text not null references partner_apps,
      practice_id text not null references practices,
      connected_by text not null,
      connected_at timestamptz not null,
      revoked_at timestamptz,
      unique (partner_app_id, practice_id),
      unique (practice_id, id)
    )`.execute(db);
  await sql`
    create table partner_tokens (
      hash bytea primary key,
      connection_id text not null references partner_connections
    )`.execute(db);
}
