import { type Kysely, sql } from 'kysely';
import { requireExtension } from '../src/db/extensions.ts';

/**
 * Search by PostgreSQL's own indexes of trigrams, in place of an index of names in tables of our own. The folded names
 * move to the clients; counts stay, of parts up to three letters (records/clients/name-search).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trigrams = await requireExtension(db, 'pg_trgm');
  await requireExtension(db, 'btree_gin');
  await moveFoldedNames(db);

  // Each letter of a text and each pair of neighbours, which are too short to have trigrams.
  await sql`
    create function name_letters(text text) returns text[] language sql immutable strict parallel safe return (
      select coalesce(array_agg(distinct substr(text, place, letters)), '{}')
      from generate_series(1, length(text)) as place cross join generate_series(1, 2) as letters
    )`.execute(db);
  // Written at once: a list of what is to be written would be read from end to end by every search.
  await sql`
    create index clients_name_parts on clients
    using gin (practice_id, holder, name_text ${sql.id(trigrams, 'gin_trgm_ops')}, name_letters(name_text))
    with (fastupdate = off)`.execute(db);
  await sql`create index clients_by_name on clients (practice_id, holder, last_key, first_key, id)`.execute(db);

  await sql`drop table client_blocks, client_places, client_name_parts, client_words`.execute(db);
  await sql`drop function stretch_name_bits`.execute(db);
  await sql`delete from client_name_counts where length(part) > 3`.execute(db);
  await sql`update client_name_counts set n_first = n_any, n_last = n_any where part = ''`.execute(db);
  await sql`analyze clients`.execute(db);
}

async function moveFoldedNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table clients
      add column first_key text collate "C",
      add column last_key text collate "C",
      -- Whose list the client is on: a member's, or '' for the organisation's.
      add column holder text collate "C" generated always as (coalesce(owner_id, '')) stored,
      -- Both names, as parts of them are looked for: over a hyphen, but not over a space.
      add column name_text text collate "C"
        generated always as (replace(first_key || ' ' || last_key, '-', '')) stored`.execute(db);
  await sql`
    update clients set first_key = place.first_key, last_key = place.last_key
    from client_places place
    where place.practice_id = clients.practice_id and place.client_id = clients.id`.execute(db);
  await sql`
    alter table clients
      alter first_key set not null, alter last_key set not null, alter name_text set not null`.execute(db);
}
