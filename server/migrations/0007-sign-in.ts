import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_sessions (
      id text primary key,
      practice_id text not null,
      member_id text not null,
      hash bytea not null unique,
      created_at timestamptz not null,
      -- Written at most once a minute, so it may lag by that much.
      last_seen_at timestamptz not null,
      idle_limit_ms bigint not null,
      ends_at timestamptz not null,
      browser text not null,
      ip text,
      foreign key (practice_id, member_id) references members (practice_id, id) on delete cascade
    )`.execute(db);
  await sql`create index member_sessions_by_member on member_sessions (member_id, created_at)`.execute(db);
  await sql`create index member_sessions_by_end on member_sessions (ends_at)`.execute(db);

  // Browsers in which a member has signed in before. Wrong guesses from elsewhere do not lock these out.
  await sql`
    create table member_devices (
      hash bytea primary key,
      practice_id text not null,
      member_id text not null,
      expires_at timestamptz not null,
      foreign key (practice_id, member_id) references members (practice_id, id) on delete cascade
    )`.execute(db);
  await sql`create index member_devices_by_member on member_devices (member_id)`.execute(db);
  await sql`create index member_devices_by_end on member_devices (expires_at)`.execute(db);

  // The hashed name tells whose attempts are counted. Addresses that have no account are counted too.
  await sql`
    create table attempt_buckets (
      name bytea primary key,
      attempts integer not null,
      free_at timestamptz not null,
      forget_at timestamptz not null
    )`.execute(db);
  await sql`create index attempt_buckets_by_end on attempt_buckets (forget_at)`.execute(db);

  await sql`
    create table member_totp (
      member_id text primary key,
      practice_id text not null,
      sealed_secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      -- The time step of the last code that was taken: none is taken twice, nor an older one after it.
      last_step bigint not null,
      foreign key (practice_id, member_id) references members (practice_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table member_recovery_codes (
      hash bytea primary key,
      practice_id text not null,
      member_id text not null,
      foreign key (practice_id, member_id) references members (practice_id, id) on delete cascade
    )`.execute(db);
  await sql`create index member_recovery_codes_by_member on member_recovery_codes (member_id)`.execute(db);

  await sql`
    create table member_links (
      hash bytea primary key,
      practice_id text not null,
      member_id text not null,
      purpose text not null check (purpose in ('reset', 'invitation', 'verification')),
      -- The address that using the link proves to be the member's; null where it was shown and not mailed.
      mailed_to text,
      expires_at timestamptz not null,
      foreign key (practice_id, member_id) references members (practice_id, id) on delete cascade
    )`.execute(db);
  await sql`create index member_links_by_member on member_links (member_id)`.execute(db);
  await sql`create index member_links_by_end on member_links (expires_at)`.execute(db);

  await sql`
    create table mails (
      id text primary key,
      practice_id text not null references practices,
      state text not null check (state in ('pending', 'sent', 'failed')),
      -- Sealed, because it names a person and may hold a link that opens an account; gone once nothing is left to do.
      sealed_content bytea,
      attempts integer not null,
      due_at timestamptz not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check ((state = 'pending') = (sealed_content is not null))
    )`.execute(db);
  await sql`create index mails_due on mails (due_at) where state = 'pending'`.execute(db);
  await sql`create index mails_by_end on mails (expires_at)`.execute(db);
}
