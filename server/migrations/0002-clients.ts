import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clients (
      id bigint generated always as identity primary key,
      practice_id text not null references practices,
      -- The member who alone sees the client; null is the organisation's.
      owner_id text,
      first_name text not null check (char_length(first_name) <= 255),
      last_name text not null check (char_length(last_name) <= 255),
      date_of_birth date,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (practice_id, id),
      foreign key (practice_id, owner_id) references members (practice_id, id)
    )`.execute(db);
  await createNameIndex(db);
}

/**
 * The first search index over clients' names, which 0031 replaces.
 * `holder` is whose list a client is on: a member's id, or '' for the organisation's. Everything that is sorted or
 * compared is `collate "C"`, so that the order is the same on every server.
 */
async function createNameIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_blocks (
      practice_id text not null,
      holder text collate "C" not null,
      -- Blocks sort by number as their clients sort by name; numeric, because there is always one between two.
      block numeric not null,
      low_last text collate "C" not null,
      low_first text collate "C" not null,
      low_id bigint not null,
      -- Below it slots lie in name order, with gaps; from it on they lie as clients came.
      tail_slot smallint not null,
      primary key (practice_id, holder, block)
    )`.execute(db);

  await sql`
    create table client_places (
      practice_id text not null,
      client_id bigint not null,
      holder text collate "C" not null,
      block numeric not null,
      slot smallint not null,
      last_key text collate "C" not null,
      first_key text collate "C" not null,
      primary key (practice_id, client_id),
      unique (practice_id, holder, block, slot)
    )`.execute(db);

  await sql`
    create table client_name_parts (
      n_any smallint not null,
      n_first smallint not null,
      n_last smallint not null,
      -- Bit 0 of the three bit strings is this slot; all three have one length.
      low_slot smallint not null,
      practice_id text not null,
      holder text collate "C" not null,
      part text collate "C" not null,
      block numeric not null,
      first_bits bit varying,
      last_bits bit varying,
      -- first_bits | last_bits where both are there; else it would repeat the one.
      any_bits bit varying,
      primary key (practice_id, part, holder, block)
    )`.execute(db);
  // Read in full by every search that meets them: neither packed nor put aside, however long.
  await sql`
    alter table client_name_parts
      alter first_bits set storage plain, alter last_bits set storage plain, alter any_bits set storage plain`.execute(
    db,
  );

  await sql`
    create table client_name_counts (
      practice_id text not null,
      holder text collate "C" not null,
      part text collate "C" not null,
      n_any integer not null,
      n_first integer not null,
      n_last integer not null,
      primary key (practice_id, part, holder)
    )`.execute(db);

  await sql`
    create table client_words (
      practice_id text not null,
      suffix text collate "C" not null,
      word text collate "C" not null,
      min_length smallint not null,
      primary key (practice_id, suffix, word) include (min_length)
    )`.execute(db);

  // The bits of slots low.. as the bits of slots new_low .. new_high - 1, a wider stretch of the same block.
  await sql`
    create function stretch_name_bits(bits bit varying, low integer, new_low integer, new_high integer)
    returns bit varying language sql immutable parallel safe return
      substring(0::bit(8192) from 1 for low - new_low) || bits
        || substring(0::bit(8192) from 1 for new_high - low - length(bits))`.execute(db);
}
