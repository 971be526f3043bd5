import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practices (
      id text primary key,
      name text not null,
      api_keys_enabled boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);

  await sql`
    create table members (
      id text primary key,
      practice_id text not null references practices,
      email text not null unique check (email = lower(email)),
      name text not null,
      role text not null check (role in ('admin', 'clinician')),
      password_hash text,
      email_verified_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- The target of every "owned by" reference: an owner is always a member of the same practice.
      unique (practice_id, id)
    )`.execute(db);

  await sql`
    create table api_keys (
      id text primary key,
      practice_id text not null references practices,
      -- Whose eyes the key has: a member's, or the organisation's when null.
      member_id text,
      created_by text not null,
      name text not null,
      hint text not null,
      hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz,
      revoked_at timestamptz,
      foreign key (practice_id, member_id) references members (practice_id, id),
      foreign key (practice_id, created_by) references members (practice_id, id)
    )`.execute(db);
  await sql`create index api_keys_by_practice on api_keys (practice_id, created_at, id)`.execute(db);
  await sql`create index practices_by_age on practices (created_at, id)`.execute(db);
}
