import { type Kysely, sql } from 'kysely';

/** What a practice's paper looks like, and how its members' signatures do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPictures(db);
  await createLetterheads(db);
  await sql`
    alter table members
      add column signature_picture_id text,
      add foreign key (practice_id, signature_picture_id) references pictures (practice_id, id)`.execute(db);
  await keepWithSignatures(db);
}

/** A picture is written once, by whoever uploads it, and never changed. A signature that shows it keeps it. */
async function createPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pictures (
      id text primary key,
      practice_id text not null references practices,
      -- Always a PNG of our own making.
      bytes bytea not null check (length(bytes) between 1 and 8388608),
      width integer not null check (width between 1 and 1200),
      height integer not null check (height between 1 and 1200),
      created_at timestamptz not null,
      unique (practice_id, id)
    )`.execute(db);
  await sql`
    create function refuse_picture_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a picture never changes' using errcode = 'CW001';
    end $$`.execute(db);
  await sql`
    create trigger pictures_kept before update on pictures
    for each row execute function refuse_picture_change()`.execute(db);
}

async function createLetterheads(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letterheads (
      practice_id text primary key references practices,
      address text not null default '' check (char_length(address) <= 1000),
      registrations text not null default '' check (char_length(registrations) <= 1000),
      contact text not null default '' check (char_length(contact) <= 1000),
      footer text not null default '' check (char_length(footer) <= 1000),
      language text not null default 'en-GB' check (char_length(language) between 2 and 20),
      page_size text not null default 'a4' check (page_size in ('a4', 'letter')),
      side_margin_mm integer not null default 25 check (side_margin_mm between 12 and 45),
      end_margin_mm integer not null default 27 check (end_margin_mm between 20 and 60),
      logo_id text,
      updated_at timestamptz not null,
      foreign key (practice_id, logo_id) references pictures (practice_id, id)
    )`.execute(db);
}

/** The paper and the pictures as they were when the report was signed. Reports signed before have neither. */
async function keepWithSignatures(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table report_signatures
      add column letterhead jsonb,
      add column logo_id text,
      add column signature_picture_id text,
      add foreign key (practice_id, logo_id) references pictures (practice_id, id),
      add foreign key (practice_id, signature_picture_id) references pictures (practice_id, id)`.execute(db);
  await sql`
    alter table report_addenda
      add column signature_picture_id text,
      add foreign key (practice_id, signature_picture_id) references pictures (practice_id, id)`.execute(db);
}
