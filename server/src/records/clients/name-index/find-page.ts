import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { PART_LENGTH, SUFFIX_LENGTH } from './name-parts.ts';
import type { Term } from './name-query.ts';
import { BLOCK_SLOTS } from './part-rows.ts';

export interface FoundClient {
  id: number;
  first_name: string;
  last_name: string;
  is_org_client: boolean;
}

export interface PageInput {
  practiceId: string;
  holders: string[];
  terms: Term[];
  offset: number;
  limit: number;
}

/** Blocks with up to so many matches are read bit by bit; those with more, in name order until the page is full. */
const FEW_MATCHES = 128;

const SLOTS = sql.raw(String(BLOCK_SLOTS));
const LAST_WORD = sql.raw(String(BLOCK_SLOTS / 64 - 1));
const FEW = sql.raw(String(FEW_MATCHES));
const PART = sql.raw(String(PART_LENGTH));

// The planner sees none of the values asked for, so that one plan, made once a connection, serves all searches.
const PRACTICE = sql`(select practice_id from input)`;
const FIRST_ROW = sql`(select first_row from input)`;
const END_ROW = sql`(select end_row from input)`;

export async function findPage(db: Database, input: PageInput): Promise<{ clients: FoundClient[]; total: number }> {
  const { practiceId, holders, offset, limit, terms } = input;
  const lengths = terms.map(({ text }) => [...text].length);
  const starts = terms.map(({ text }) => [...text].slice(0, SUFFIX_LENGTH).join(''));
  const { rows } = await sql<{ total: number } & { [K in keyof FoundClient]: FoundClient[K] | null }>`
    with input as materialized (
      select ${practiceId}::text as practice_id, ${holders}::text[] as holders,
        ${offset}::bigint as first_row, ${offset + limit}::bigint as end_row,
        ${terms.map(({ text }) => text)}::text[] as texts,
        ${terms.map(({ field }) => field)}::text[] as fields,
        ${starts}::text[] as starts,
        ${starts.map((start) => `${start}\u{10ffff}`)}::text[] as ends,
        ${lengths}::integer[] as lengths
    ), ${terms.length === 1 && (lengths[0] ?? 0) <= PART_LENGTH ? FOUND_BY_PART : FOUND_BY_TERMS},
    totals as materialized (
      select coalesce(sum(n), 0)::bigint as total, coalesce(sum(n) filter (where holder = ''), 0)::bigint as organisations
      from counts
    ), counted as materialized (
      select holder, block, n,
        sum(n) over (partition by holder order by block) - n as before,
        (select case when holder = '' then total - organisations else organisations end from totals) as elsewhere
      from found
    ), chosen as materialized (
      select found.holder, found.block, found.n, low_last, low_first, low_id,
        ${END_ROW} - before as wanted,
        stretch_name_bits(bits, low_slot, 0, ${SLOTS}) as bits
      from counted
      join found using (holder, block)
      cross join lateral (
        select * from client_blocks known
        where known.practice_id = ${PRACTICE} and known.holder = counted.holder and known.block = counted.block
        offset 0
      ) known
      where before < ${END_ROW} and before + counted.n > ${FIRST_ROW} - elsewhere
    ), page as materialized (
      select client_id, last_key, first_key
      from chosen cross join lateral (
        (
          select place.client_id, place.last_key, place.first_key
          from client_places place
          where chosen.n <= ${FEW}
            and place.practice_id = ${PRACTICE} and place.holder = chosen.holder and place.block = chosen.block
            and place.slot = any(array(
              select (word * 64 + bit)::smallint
              from (
                select word, substring(chosen.bits from word * 64 + 1 for 64) as bits
                from generate_series(0, ${LAST_WORD}) word
                offset 0
              ) chunk
              cross join generate_series(0, 63) bit
              where chunk.bits <> 0::bit(64) and get_bit(chunk.bits, bit) = 1
            ))
        )
        union all
        (
          select place.client_id, place.last_key, place.first_key
          from client_places place
          where chosen.n > ${FEW}
            and place.practice_id = ${PRACTICE} and place.holder = chosen.holder
            and (place.last_key, place.first_key, place.client_id) >= (chosen.low_last, chosen.low_first, chosen.low_id)
            and get_bit(chosen.bits, place.slot) = 1
          order by place.last_key, place.first_key, place.client_id
          limit least(chosen.n, chosen.wanted)
        )
      ) hit
      order by last_key, first_key, client_id
      offset ${FIRST_ROW} - (
        select coalesce(sum(n), 0) from counted where before + n <= ${FIRST_ROW} - elsewhere
      )
      limit ${END_ROW} - ${FIRST_ROW}
    )
    select totals.total, client.id, client.first_name, client.last_name, client.owner_id is null as is_org_client
    from totals
    left join page on true
    left join clients client on client.practice_id = ${PRACTICE} and client.id = page.client_id
    order by page.last_key, page.first_key, page.client_id`.execute(db);
  return { total: rows[0]?.total ?? 0, clients: rows.flatMap(toFoundClient) };
}

function toFoundClient(row: { [K in keyof FoundClient]: FoundClient[K] | null }): FoundClient[] {
  const { id, first_name, last_name, is_org_client } = row;
  if (id === null || first_name === null || last_name === null || is_org_client === null) return [];
  return [{ id, first_name, last_name, is_org_client }];
}

const COUNT = sql`case term.field when 'any' then n_any when 'first' then n_first else n_last end`;
const BITS = sql`
  case term.field when 'any' then coalesce(any_bits, first_bits, last_bits)
    when 'first' then first_bits else last_bits end`;

const WIDE_BITS = sql`
  case when low_slot = 0 and length(bits) = ${SLOTS} then bits
    else stretch_name_bits(bits, low_slot, 0, ${SLOTS}) end`;

const FOUND_BY_PART = sql`
  term as (
    select practice_id, holders, texts[1] as part, fields[1] as field, end_row from input
  ), counts as materialized (
    select holder, ${COUNT} as n
    from term cross join lateral (
      select * from client_name_counts known
      where known.practice_id = term.practice_id and known.part = term.part and known.holder = any(term.holders)
      offset 0
    ) known
  ), found as materialized (
    select listed.*
    from term
    cross join unnest(term.holders) as holder
    cross join lateral (
      select listed.holder, block, ${COUNT}::integer as n, low_slot::integer, ${BITS} as bits
      from client_name_parts listed
      where listed.practice_id = term.practice_id and listed.part = term.part and listed.holder = holder.holder
        and ${COUNT} > 0
      order by block
      limit term.end_row
    ) listed
  )`;

const IS_SHARED = sql`exists (select from client_name_counts known where known.practice_id = input.practice_id and known.part = term.part)`;

const FOUND_BY_TERMS = sql`
  found as materialized (
    select holder, block, n, 0 as low_slot, bits
    from (
    select holder, block, bit_and(bits) as bits, bit_count(bit_and(bits))::integer as n
    from (
      select holder, block, bits
      from (
        select * from input cross join unnest(texts, fields) as term (part, field)
        where length(part) <= ${PART} or ${IS_SHARED}
      ) term
      cross join lateral (
        select holder, block, ${WIDE_BITS} as bits
        from (
          select holder, block, low_slot, ${BITS} as bits
          from client_name_parts listed
          where listed.practice_id = term.practice_id and listed.part = term.part
            and holder = any(term.holders) and ${COUNT} > 0
          offset 0
        ) listed
      ) listed
      union all
      select holder, block, bit_or(bits)
      from (
        select * from input
        cross join unnest(texts, fields, starts, ends, lengths) with ordinality as term (part, field, start_text, end_text, length, place)
        where length > ${PART} and not ${IS_SHARED}
      ) term
      cross join lateral (
        select distinct '=' || word as part from client_words
        where practice_id = term.practice_id and suffix >= term.start_text and suffix < term.end_text
          and min_length <= term.length and position(term.part in word) > 0
        offset 0
      ) having_it
      cross join lateral (
        select holder, block, ${WIDE_BITS} as bits
        from (
          select holder, block, low_slot, ${BITS} as bits
          from client_name_parts listed
          where practice_id = term.practice_id and listed.part = having_it.part
            and holder = any(term.holders) and ${COUNT} > 0
          offset 0
        ) listed
      ) listed
      group by place, holder, block
    ) by_term
    group by holder, block
    having count(*) = (select cardinality(texts) from input)
    offset 0
  ) by_block
  where n > 0), counts as (select holder, n from found)`;
