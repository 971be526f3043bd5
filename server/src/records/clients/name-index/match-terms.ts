import { sql } from 'kysely';
import { PART_LENGTH } from './name-parts.ts';
import { BLOCK_SLOTS } from './part-rows.ts';

const SLOTS = sql.raw(String(BLOCK_SLOTS));
const PART = sql.raw(String(PART_LENGTH));

const COUNT = sql`case term.field when 'any' then n_any when 'first' then n_first else n_last end`;
const BITS = sql`
  case term.field when 'any' then coalesce(any_bits, first_bits, last_bits)
    when 'first' then first_bits else last_bits end`;

/** The blocks of a listed part, with bits for all slots. */
const LISTED = sql`
  select holder, block,
    case when length(bits) = ${SLOTS} then bits else stretch_name_bits(bits, low_slot, 0, ${SLOTS}) end as bits
  from (
    select holder, block, low_slot, ${BITS} as bits
    from client_name_parts listed
    where listed.practice_id = term.practice_id and listed.part = term.part
      and listed.holder = any(term.holders) and ${COUNT} > 0
    offset 0
  ) listed`;

/** The same for a longer part, by the words that have it in them. */
const LISTED_BY_WORDS = sql`
  select listed.holder, listed.block, bit_or(listed.bits) as bits
  from (
    select distinct '=' || word as part, term.practice_id, term.holders, term.field from client_words
    where practice_id = term.practice_id and suffix >= term.start_text and suffix < term.end_text
      and min_length <= length(term.part) and position(term.part in word) > 0
    offset 0
  ) term
  cross join lateral (${LISTED}) listed
  group by listed.block, listed.holder`;

const IS_LISTED = sql`(
  length(term.part) <= ${PART} or exists (
    select from client_name_counts known where known.practice_id = term.practice_id and known.part = term.part
  )
)`;

/*
 * Three ways to `found` (the blocks that have matches, with how many and which) and `sizes` (how many there are on
 * each list). All read `input`.
 */

/** One short part: its matches are counted already, and no more blocks are read than the page can need. */
export const MATCH_PART = sql`
  term as (
    select practice_id, holders, texts[1] as part, fields[1] as field, end_row from input
  ),
  sizes as materialized (
    select holder, ${COUNT} as n
    from term cross join lateral (
      select * from client_name_counts known
      where known.practice_id = term.practice_id and known.part = term.part and known.holder = any(term.holders)
      offset 0
    ) known
  ),
  found as materialized (
    select listed.*
    from term
    cross join unnest(term.holders) as list (holder)
    cross join lateral (
      select listed.holder, block, ${COUNT}::integer as n, low_slot::integer, ${BITS} as bits
      from client_name_parts listed
      where listed.practice_id = term.practice_id and listed.part = term.part and listed.holder = list.holder
        and ${COUNT} > 0
      order by block
      limit term.end_row
    ) listed
  )`;

/** One longer part. */
export const MATCH_WORDS = sql`
  term as (
    select practice_id, holders, texts[1] as part, fields[1] as field, starts[1] as start_text, ends[1] as end_text
    from input
  ),
  found as materialized (
    select holder, block, bit_count(bits)::integer as n, 0 as low_slot, bits
    from (
      select listed.* from term cross join lateral (${LISTED}) listed where ${IS_LISTED}
      union all
      select listed.* from term cross join lateral (${LISTED_BY_WORDS}) listed where not ${IS_LISTED}
    ) listed
  ),
  sizes as (select holder, n from found)`;

/** Any number of parts, long and short. */
export const MATCH_TERMS = sql`
  term as materialized (
    select term.*, practice_id, holders
    from input cross join unnest(texts, fields, starts, ends) as term (part, field, start_text, end_text)
  ),
  found as materialized (
    select holder, block, n, 0 as low_slot, bits
    from (
      select holder, block, bit_and(bits) as bits, bit_count(bit_and(bits))::integer as n
      from (
        select listed.* from term cross join lateral (${LISTED}) listed where ${IS_LISTED}
        union all
        select listed.* from term cross join lateral (${LISTED_BY_WORDS}) listed where not ${IS_LISTED}
      ) listed
      group by block, holder
      having count(*) = (select cardinality(texts) from input)
      offset 0
    ) in_all
    where n > 0
  ),
  sizes as (select holder, n from found)`;
