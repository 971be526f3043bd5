import { type RawBuilder, sql } from 'kysely';
import { PART_LENGTH } from './name-parts.ts';
import type { Term } from './name-query.ts';
import { BLOCK_SLOTS } from './part-rows.ts';

/** More parts than this are matched in a way that is the same for any number of them. */
const MAX_PROBES = 3;

/**
 * A way to find matches, as tables of a `with`: `sizes` (holder, n), how many there are on each list, and `found`
 * (holder, block, n), which blocks have how many. And `bits`, a query for the bits of one block that was `counted`.
 * All read `input`. There is a fixed number of ways, so that there is a fixed number of statements.
 */
export interface Matching {
  tables: RawBuilder<unknown>;
  bits: RawBuilder<unknown>;
}

export function chooseMatching(terms: readonly Term[]): Matching {
  const isShort = terms.map(({ text }) => [...text].length <= PART_LENGTH);
  if (terms.length === 1) return isShort[0] === true ? SHORT_PART : matchAll(FIRST_LONG);
  if (terms.length > 1 + MAX_PROBES || isShort.slice(1).includes(false)) return matchAll(EACH_TERM);
  return matchAll(probeRest(isShort[0] === true ? FIRST_SHORT : FIRST_LONG, terms.length));
}

const SLOTS = sql.raw(String(BLOCK_SLOTS));

const COUNT = sql`case term.field when 'any' then n_any when 'first' then n_first else n_last end`;
const BITS = sql`
  case term.field when 'any' then coalesce(any_bits, first_bits, last_bits)
    when 'first' then first_bits else last_bits end`;

/** Bits for all slots of a block. */
const WIDE_BITS = sql`
  case when length(bits) = ${SLOTS} then bits else stretch_name_bits(bits, low_slot, 0, ${SLOTS}) end`;

/** The blocks of a listed part. */
const LISTED = sql`
  select holder, block, ${WIDE_BITS} as bits
  from (
    select holder, block, low_slot, ${BITS} as bits
    from client_name_parts listed
    where listed.practice_id = term.practice_id and listed.part = term.part
      and listed.holder = any(term.holders) and ${COUNT} > 0
    offset 0
  ) listed`;

/** The blocks of a longer part, by the words that have it in them. */
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
  length(term.part) <= ${sql.raw(String(PART_LENGTH))} or exists (
    select from client_name_counts known where known.practice_id = term.practice_id and known.part = term.part
  )
)`;

const TERM_TABLE = sql`
  term as materialized (
    select term.*, practice_id, holders
    from input cross join unnest(texts, fields, starts, ends) with ordinality
      as term (part, field, start_text, end_text, place)
  )`;

const FIRST_SHORT = sql`select listed.* from term cross join lateral (${LISTED}) listed where place = 1`;

const FIRST_LONG = sql`
  select listed.* from term cross join lateral (${LISTED}) listed where place = 1 and ${IS_LISTED}
  union all
  select listed.* from term cross join lateral (${LISTED_BY_WORDS}) listed where place = 1 and not ${IS_LISTED}`;

const EACH_TERM = sql`
  select holder, block, bit_and(bits) as bits
  from (
    select listed.* from term cross join lateral (${LISTED}) listed where ${IS_LISTED}
    union all
    select listed.* from term cross join lateral (${LISTED_BY_WORDS}) listed where not ${IS_LISTED}
  ) listed
  group by block, holder
  having count(*) = (select cardinality(texts) from input)`;

/** The blocks of the first term, each with the rows of the others, short ones, looked up for that block alone. */
function probeRest(first: RawBuilder<unknown>, termCount: number): RawBuilder<unknown> {
  const places = Array.from({ length: termCount - 1 }, (_, index) => sql.raw(String(index + 2)));
  const probes = places.map(
    (place) => sql`
      cross join (select * from term where place = ${place} offset 0) term_${place}
      cross join lateral (
        select ${WIDE_BITS} as bits
        from (
          select low_slot, ${BITS} as bits
          from client_name_parts listed
          cross join lateral (select term_${place}.field) term
          where listed.practice_id = term_${place}.practice_id and listed.part = term_${place}.part
            and listed.holder = first.holder and listed.block = first.block and ${COUNT} > 0
          offset 0
        ) listed
      ) probe_${place}`,
  );
  const masks = places.map((place) => sql` & probe_${place}.bits`);
  return sql`
    select first.holder, first.block, first.bits ${sql.join(masks, sql``)} as bits
    from (${first}) first ${sql.join(probes, sql``)}`;
}

function matchAll(matched: RawBuilder<unknown>): Matching {
  return {
    tables: sql`
      ${TERM_TABLE},
      matched as materialized (
        select holder, block, bits, bit_count(bits)::integer as n from (${matched} offset 0) matched
      ),
      found as (select holder, block, n from matched where n > 0),
      sizes as (select holder, n from matched)`,
    bits: sql`
      select 0 as low_slot, bits from matched
      where matched.holder = counted.holder and matched.block = counted.block`,
  };
}

/** One short part: its matches are counted already, and no more blocks are read than the page can need. */
const SHORT_PART: Matching = {
  tables: sql`
    term as (select practice_id, holders, texts[1] as part, fields[1] as field, end_row from input),
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
        select listed.holder, block, ${COUNT}::integer as n
        from client_name_parts listed
        where listed.practice_id = term.practice_id and listed.part = term.part and listed.holder = list.holder
          and ${COUNT} > 0
        order by block
        limit term.end_row
      ) listed
    )`,
  bits: sql`
    select low_slot::integer, ${BITS} as bits
    from term cross join lateral (
      select * from client_name_parts listed
      where listed.practice_id = term.practice_id and listed.part = term.part
        and listed.holder = counted.holder and listed.block = counted.block
      offset 0
    ) listed`,
};
