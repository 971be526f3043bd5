import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members add column credentials text check (char_length(credentials) between 1 and 200)`.execute(db);
  // Ten years is the longest time that is commonly asked for adults; records of children are often kept longer.
  await sql`
    alter table practices add column signed_retention_years integer not null default 10
      check (signed_retention_years between 1 and 100)`.execute(db);
  // When the person behind the session last gave a password or a code.
  await sql`alter table member_sessions add column proved_at timestamptz`.execute(db);
  await sql`update member_sessions set proved_at = created_at`.execute(db);
  await sql`alter table member_sessions alter column proved_at set not null`.execute(db);
  await createKeys(db);
  await createSignatures(db);
  await createAddenda(db);
  await lockSignatures(db);
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_keys (
      id text primary key,
      public_key bytea not null check (length(public_key) = 32),
      sealed_private_key bytea not null,
      created_at timestamptz not null
    )`.execute(db);
}

/** The statement is the text that was signed, byte for byte. Names stand as they were at that moment. */
const SIGNED_COLUMNS = sql`
  key_id text not null references signing_keys,
  statement text not null,
  digest bytea not null,
  signature bytea not null,
  signer_id text not null,
  signer_name text not null,
  signer_credentials text,
  signed_at timestamptz not null`;

async function createSignatures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_signatures (
      report_id text primary key references reports on delete cascade,
      practice_id text not null,
      version integer not null,
      -- What is printed above the text.
      practice_name text not null,
      client_name text not null,
      client_date_of_birth date,
      -- How far the review was, and why the report was signed without the rest of it.
      review_total integer not null,
      review_settled integer not null,
      reason text,
      ${SIGNED_COLUMNS},
      foreign key (practice_id, signer_id) references members (practice_id, id)
    )`.execute(db);
}

async function createAddenda(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_addenda (
      report_id text not null references reports on delete cascade,
      practice_id text not null,
      number integer not null,
      content jsonb not null,
      markdown text not null,
      html text not null,
      ${SIGNED_COLUMNS},
      primary key (report_id, number),
      foreign key (practice_id, signer_id) references members (practice_id, id)
    )`.execute(db);
}

/**
 * A signature never changes, and goes only with its report. A signed report goes only when whoever deletes it tells a
 * time at which its retention is over: the database's own clock is not asked, as everywhere.
 */
async function lockSignatures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_signature_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from reports where id = old.report_id) then
        return old;
      end if;
      raise exception 'a signature never changes' using errcode = 'CW001';
    end $$`.execute(db);
  for (const table of ['report_signatures', 'report_addenda']) {
    await sql`
      create trigger ${sql.id(`${table}_kept`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_signature_change()`.execute(db);
  }
  await sql`
    create or replace function refuse_signed_report() returns trigger language plpgsql as $$
    declare
      now_told timestamptz := nullif(current_setting('casewright.now', true), '')::timestamptz;
      last_signed timestamptz;
      years integer;
    begin
      if tg_op = 'DELETE' and now_told is not null then
        select max(signed_at) into last_signed from (
          select signed_at from report_signatures where report_id = old.id
          union all
          select signed_at from report_addenda where report_id = old.id
        ) as signed;
        select signed_retention_years into years from practices where id = old.practice_id;
        if last_signed + make_interval(years => years) <= now_told then
          return old;
        end if;
      end if;
      raise exception 'a signed report never changes' using errcode = 'CW001';
    end $$`.execute(db);
}
