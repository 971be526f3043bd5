import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { NameQuery, Term } from './name-query.ts';
import { BLOCK_SLOTS } from './part-rows.ts';

export interface PageOfClients {
  total: number;
  clients: FoundClient[];
}

export interface FoundClient {
  id: number;
  first_name: string;
  last_name: string;
  is_org_client: boolean;
}

export interface PageInput {
  practiceId: string;
  holders: string[];
  query: NameQuery;
  offset: number;
  limit: number;
}

/** Blocks with up to so many matches are read bit by bit; those with more, in name order until the page is full. */
const FEW_MATCHES = 64;

const SLOTS = sql.raw(String(BLOCK_SLOTS));

export async function findPage(db: Database, input: PageInput): Promise<PageOfClients> {
  const { rows } = await sql<{ total: number } & { [K in keyof FoundClient]: FoundClient[K] | null }>`
    with found as materialized (${input.query.parts.length === 1 ? findByPart(input, input.query.parts[0]) : findByParts(input)}),
    counted as materialized (
      select holder, block, n, low_slot, bits,
        sum(n) over (partition by holder order by block) - n as before,
        sum(n) over (partition by holder) as held,
        sum(n) over () as total
      from found
    ), chosen as materialized (
      select counted.holder, counted.n, low_last, low_first, low_id, counted.block, 
        ${input.offset}::bigint + ${input.limit}::bigint - before as wanted,
        stretch_name_bits(bits, low_slot, 0, ${SLOTS}) as bits
      from counted
      join client_blocks known on known.practice_id = ${input.practiceId}
        and known.holder = counted.holder and known.block = counted.block
      where before < ${input.offset}::bigint + ${input.limit}::bigint
        and before + n > ${input.offset}::bigint - (total - held)
    ), page as (
      select client_id, last_key, first_key
      from chosen cross join lateral (
        (
          select place.client_id, place.last_key, place.first_key
          from generate_series(0, case when chosen.n <= ${FEW_MATCHES} then 63 else -1 end) word
          cross join lateral (select substring(chosen.bits from word * 64 + 1 for 64) as bits offset 0) chunk
          cross join generate_series(0, 63) bit
          join client_places place on place.practice_id = ${input.practiceId} and place.holder = chosen.holder
            and place.block = chosen.block and place.slot = word * 64 + bit
          where chunk.bits <> 0::bit(64) and get_bit(chunk.bits, bit) = 1
        )
        union all
        (
          select place.client_id, place.last_key, place.first_key
          from client_places place
          where chosen.n > ${FEW_MATCHES}
            and place.practice_id = ${input.practiceId} and place.holder = chosen.holder
            and (place.last_key, place.first_key, place.client_id) >= (chosen.low_last, chosen.low_first, chosen.low_id)
            and get_bit(chosen.bits, place.slot) = 1
          order by place.last_key, place.first_key, place.client_id
          limit least(chosen.n, chosen.wanted)
        )
      ) hit
      order by last_key, first_key, client_id
      offset ${input.offset}::bigint - (
        select coalesce(sum(n), 0) from counted where before + n <= ${input.offset}::bigint - (total - held)
      )
      limit ${input.limit}::bigint
    )
    select totals.total, client.id, client.first_name, client.last_name, client.owner_id is null as is_org_client
    from (select coalesce(sum(n), 0)::bigint as total from found) totals
    left join page on true
    left join clients client on client.practice_id = ${input.practiceId} and client.id = page.client_id
    order by page.last_key, page.first_key, page.client_id`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    clients: rows.filter((row): row is { total: number } & FoundClient => row.id !== null).map(({ total: _, ...client }) => client),
  };
}

function findByPart({ practiceId, holders }: PageInput, { text, field }: Term): RawBuilder<unknown> {
  return sql`
    select holder, block, low_slot, ${countOf[field]} as n, ${bitsOf[field]} as bits
    from client_name_parts
    where practice_id = ${practiceId} and holder = any(${holders}::text[]) and part = ${text} and ${countOf[field]} > 0`;
}

const countOf = { any: sql.ref('n_any'), first: sql.ref('n_first'), last: sql.ref('n_last') };
const bitsOf = {
  any: sql`coalesce(any_bits, first_bits, last_bits)`,
  first: sql`first_bits`,
  last: sql`last_bits`,
};

function findByParts({ practiceId, holders, query }: PageInput): RawBuilder<unknown> {
  return sql`
    select holder, block, 0 as low_slot, bit_count(bits) as n, bits
    from (
      select listed.holder, listed.block, bit_and(stretch_name_bits(
          case term.field when 'any' then coalesce(any_bits, first_bits, last_bits) when 'first' then first_bits else last_bits end,
          low_slot, 0, ${SLOTS}
        )) as bits
      from unnest(${query.parts.map((term) => term.text)}::text[], ${query.parts.map((term) => term.field)}::text[]) as term (part, field)
      join client_name_parts listed on listed.practice_id = ${practiceId} and listed.holder = any(${holders}::text[]) and listed.part = term.part
      where case term.field when 'any' then n_any when 'first' then n_first else n_last end > 0
      group by listed.holder, listed.block
      having count(*) = ${query.parts.length}
    ) together
    where bit_count(bits) > 0`;
}
