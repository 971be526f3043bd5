import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { MATCH_PART, MATCH_TERMS, MATCH_WORDS } from './match-terms.ts';
import { PART_LENGTH, SUFFIX_LENGTH } from './name-parts.ts';
import type { Term } from './name-query.ts';

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

/** Of blocks with more matches than this, only those are read that can be on the page. */
const FEW_MATCHES = 100;
const FEW = sql.raw(String(FEW_MATCHES));

/**
 * One statement, so that all it reads is of one moment. It
 *  - matches:  the blocks that have what is asked for, with a bit for each client that has it;
 *  - counts:   how many matches stand before each block's own on its list;
 *  - chooses:  the blocks whose matches can be on the page. On two lists it is not known how they mix, but what has
 *              so many before it on its own list alone is past the page, and what could not reach the page even with
 *              all of the other list before it is skipped;
 *  - picks:    the slots of those matches, sixty-four at a time;
 *  - sorts:    their clients, and takes the page.
 * The planner is shown none of the values asked for: one plan, made once a connection, serves all searches.
 */
export async function findPage(db: Database, input: PageInput): Promise<{ clients: FoundClient[]; total: number }> {
  const { practiceId, holders, offset, limit, terms } = input;
  const starts = terms.map(({ text }) => [...text].slice(0, SUFFIX_LENGTH).join(''));
  const { rows } = await sql<{ total: number } & { [K in keyof FoundClient]: FoundClient[K] | null }>`
    with input as materialized (
      select ${practiceId}::text as practice_id, ${holders}::text[] as holders,
        ${offset}::bigint as first_row, ${offset + limit}::bigint as end_row,
        ${terms.map(({ text }) => text)}::text[] as texts,
        ${terms.map(({ field }) => field)}::text[] as fields,
        ${starts}::text[] as starts,
        ${starts.map((start) => `${start}\u{10ffff}`)}::text[] as ends
    ),
    ${chooseMatching(terms)},
    totals as materialized (
      select coalesce(sum(n), 0)::bigint as total,
        coalesce(sum(n) filter (where holder = ''), 0)::bigint as organisations
      from sizes
    ),
    counted as materialized (
      select holder, block, n,
        sum(n) over (partition by holder order by block) - n as before,
        first_row - case when holder = '' then total - organisations else organisations end as first_row,
        end_row
      from found cross join totals cross join input
    ),
    chosen as materialized (
      select found.holder, found.block, found.n, low_slot, bits, tail_slot,
        first_row - before as first_rank, end_row - before as end_rank
      from counted
      join found using (holder, block)
      cross join lateral (
        select tail_slot from client_blocks known
        where known.practice_id = (select practice_id from input)
          and known.holder = counted.holder and known.block = counted.block
        offset 0
      ) known
      where before < end_row and before + counted.n > first_row
    ),
    picked as materialized (
      select holder, block, slot, word, 0 as skipped
      from chosen cross join lateral (
        select low_slot + position * 64 as slot, substring(bits from position * 64 + 1 for 64) as word
        from generate_series(0, (length(bits) - 1) / 64) position
        offset 0
      ) words
      where n <= ${FEW} and bit_count(word) > 0
      union all
      select holder, block, slot, word, skipped
      from chosen cross join lateral (
        select *, sum(matches) filter (where before + matches <= first_rank - in_tail and not is_tail) over () as skipped
        from (
          select *, sum(matches) over (order by slot) - matches as before,
            coalesce(sum(matches) filter (where is_tail) over (), 0) as in_tail
          from (
            select slot, word, bit_count(word) as matches, slot + 64 > tail_slot as is_tail
            from (
              select low_slot + position * 64 as slot, substring(bits from position * 64 + 1 for 64) as word
              from generate_series(0, case when n > ${FEW} then (length(bits) - 1) / 64 else -1 end) position
              offset 0
            ) words
          ) counted_words
        ) ranked
      ) ranked
      where matches > 0 and (is_tail or before < end_rank and before + matches > first_rank - in_tail)
    ),
    page as materialized (
      select place.client_id, place.last_key, place.first_key
      from (
        select holder, block, array_agg((slot + position)::smallint) as slots
        from picked cross join generate_series(0, 63) position
        where position < length(word) and get_bit(word, position) = 1
        group by holder, block
        offset 0
      ) matched
      cross join lateral (
        select client_id, last_key, first_key from client_places place
        where place.practice_id = (select practice_id from input)
          and place.holder = matched.holder and place.block = matched.block and place.slot = any(matched.slots)
        offset 0
      ) place
      order by last_key, first_key, client_id
      offset (select first_row from input)
        - (select coalesce(sum(n), 0) from counted where before + n <= first_row)
        - (select coalesce(sum(skipped), 0) from (select distinct holder, block, skipped from picked) blocks)
      limit (select end_row - first_row from input)
    )
    select total, client.id, first_name, last_name, owner_id is null as is_org_client
    from totals
    left join page on true
    left join clients client on client.practice_id = (select practice_id from input) and client.id = page.client_id
    order by last_key, first_key, client_id`.execute(db);
  return { total: rows[0]?.total ?? 0, clients: rows.flatMap(toFoundClient) };
}

function chooseMatching([first, ...rest]: Term[]) {
  if (first === undefined || rest.length > 0) return MATCH_TERMS;
  return [...first.text].length <= PART_LENGTH ? MATCH_PART : MATCH_WORDS;
}

function toFoundClient(row: { [K in keyof FoundClient]: FoundClient[K] | null }): FoundClient[] {
  const { id, first_name, last_name, is_org_client } = row;
  if (id === null || first_name === null || last_name === null || is_org_client === null) return [];
  return [{ id, first_name, last_name, is_org_client }];
}
