import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { chooseMatching } from './match-terms.ts';
import { SUFFIX_LENGTH } from './name-parts.ts';
import type { Term } from './name-query.ts';

export interface FoundClient {
  id: number;
  firstName: string;
  lastName: string;
  isOrgClient: boolean;
}

export interface PageInput {
  practiceId: string;
  holders: string[];
  terms: Term[];
  offset: number;
  limit: number;
}

/**
 * One statement, so that all it reads is of one moment. It
 *  - matches:  the blocks that have what is asked for, with a bit for each client that has it;
 *  - counts:   how many matches stand before each block's own on its list;
 *  - chooses:  the blocks whose matches can be on the page. On two lists it is not known how they mix, but what has
 *              so many before it on its own list alone is past the page, and what could not reach the page even with
 *              all of the other list before it is skipped;
 *  - picks:    the slots of those matches, by cutting bits into ever smaller pieces;
 *  - sorts:    their clients, and takes the page.
 * The planner is shown none of the values asked for: one plan, made once a connection, serves all searches.
 */
export async function findPage(db: Database, input: PageInput): Promise<{ clients: FoundClient[]; total: number }> {
  const { practiceId, holders, offset, limit, terms } = input;
  const matching = chooseMatching(terms);
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
    ${matching.tables},
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
      select counted.holder, counted.block, low_slot, bits, tail_slot,
        first_row - before - bit_count(substring(bits from greatest(tail_slot - low_slot, 0) + 1)) as first_rank,
        end_row - before as end_rank
      from counted
      cross join lateral (${matching.bits}) bits
      cross join lateral (
        select tail_slot from client_blocks known
        where known.practice_id = (select practice_id from input)
          and known.holder = counted.holder and known.block = counted.block
        offset 0
      ) known
      where before < end_row and before + n > first_row
    ),
    picked as materialized (
      select holder, block, word.slot, word.bits, word.before
      from (select *, low_slot as slot, 0 as before from chosen) chosen
      cross join lateral (${cutBits('chosen', 1024)}) piece
      cross join lateral (${cutBits('piece', 64)}) word
    ),
    page as materialized (
      select place.client_id, place.last_key, place.first_key
      from (
        select holder, block, array_agg((slot + position)::smallint) as slots
        from picked cross join generate_series(0, 63) position
        where position < length(bits) and get_bit(bits, position) = 1
        group by block, holder
        offset 0
      ) hits
      cross join lateral (
        select client_id, last_key, first_key from client_places place
        where place.practice_id = (select practice_id from input)
          and place.holder = hits.holder and place.block = hits.block and place.slot = any(hits.slots)
        offset 0
      ) place
      order by last_key, first_key, client_id
      offset (select first_row from input)
        - (select coalesce(sum(n), 0) from counted where before + n <= first_row)
        - (select coalesce(sum(before), 0) from (select min(before) as before from picked group by block, holder) skipped)
      limit (select end_row - first_row from input)
    )
    select total, client.id, first_name as "firstName", last_name as "lastName", owner_id is null as "isOrgClient"
    from totals
    left join page on true
    left join clients client on client.practice_id = (select practice_id from input) and client.id = page.client_id
    order by last_key, first_key, client_id`.execute(db);
  return { total: rows[0]?.total ?? 0, clients: rows.flatMap(toFoundClient) };
}

/**
 * Cuts a row's bits and leaves out what cannot be on the page. Bits below the tail are in name order, so that the
 * number of those before a cut decides; in the tail any may be. `before` counts the bits before a cut.
 */
function cutBits(source: string, width: number): RawBuilder<unknown> {
  const [from, size] = [sql.ref(source), sql.raw(String(width))];
  return sql`
    select slot, bits, before
    from (
      select slot, bits, matches, ${from}.before + sum(matches) over (order by slot) - matches as before
      from (
        select slot, bits, bit_count(bits) as matches
        from (
          select ${from}.slot + position * ${size} as slot, substring(${from}.bits from position * ${size} + 1 for ${size}) as bits
          from generate_series(0, (length(${from}.bits) - 1) / ${size}) position
          offset 0
        ) cut
      ) counted_cut
    ) ranked
    where matches > 0
      and (slot + ${size} > tail_slot or (before < end_rank and before + matches > first_rank))`;
}

function toFoundClient(row: { [K in keyof FoundClient]: FoundClient[K] | null }): FoundClient[] {
  const { id, firstName, lastName, isOrgClient } = row;
  if (id === null || firstName === null || lastName === null || isOrgClient === null) return [];
  return [{ id, firstName, lastName, isOrgClient }];
}
