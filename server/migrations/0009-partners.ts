import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createApps(db);
  await createConnections(db);
  await createGrants(db);
}

async function createApps(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_apps (
      id text primary key,
      name text not null,
      client_id text not null unique,
      redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
      suspended_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index partner_apps_by_age on partner_apps (created_at, id)`.execute(db);

  await sql`
    create table partner_app_secrets (
      partner_app_id text not null references partner_apps,
      hash bytea not null,
      created_at timestamptz not null,
      -- Null: the current one. A replaced one is good until then.
      valid_until timestamptz,
      primary key (partner_app_id, hash)
    )`.execute(db);
  await sql`
    create unique index partner_app_secrets_current on partner_app_secrets (partner_app_id)
    where valid_until is null`.execute(db);
}

/** A partner app connected to a practice. The row stays after a revocation, and a new consent uses it again. */
async function createConnections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_connections (
      id text primary key,
      partner_app_id text not null references partner_apps,
      practice_id text not null references practices,
      -- The consent that is in force. Tokens of any other are dead, without a change of their rows.
      grant_id text not null unique,
      connected_by text not null,
      connected_at timestamptz not null,
      revoked_at timestamptz,
      created_at timestamptz not null,
      unique (partner_app_id, practice_id),
      unique (practice_id, id),
      foreign key (practice_id, connected_by) references members (practice_id, id)
    )`.execute(db);
}

/** What follows from one consent: its code, and the token pairs that replace each other. */
async function createGrants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_codes (
      grant_id text primary key,
      hash bytea not null unique,
      partner_app_id text not null references partner_apps,
      practice_id text not null,
      approved_by text not null,
      redirect_uri text not null,
      code_challenge text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      foreign key (practice_id, approved_by) references members (practice_id, id)
    )`.execute(db);
  await sql`create index partner_codes_by_expiry on partner_codes (expires_at)`.execute(db);

  // A pair is one row, because its halves end together: consuming the refresh token revokes the access token.
  await sql`
    create table partner_token_pairs (
      id text primary key,
      practice_id text not null,
      connection_id text not null,
      grant_id text not null,
      access_hash bytea not null unique,
      access_expires_at timestamptz not null,
      refresh_hash bytea not null unique,
      refresh_expires_at timestamptz not null,
      created_at timestamptz not null,
      replaced_at timestamptz,
      foreign key (practice_id, connection_id) references partner_connections (practice_id, id)
    )`.execute(db);
  await sql`create index partner_token_pairs_by_expiry on partner_token_pairs (refresh_expires_at)`.execute(db);
}
