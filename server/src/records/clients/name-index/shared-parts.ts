import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { longPartsOf } from './name-parts.ts';
import { BLOCK_SLOTS, type ListedClient } from './part-rows.ts';

const SLOTS = sql.raw(String(BLOCK_SLOTS));

/** Which of the longer parts of these clients' names are listed. A part is, when it is counted. */
export async function findSharedParts(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
): Promise<Set<string>> {
  const { rows } = await sql<{ part: string }>`
    select part from unnest(${longPartsOfAll(clients)}::text[]) as part
    where exists (select from client_name_counts known where known.practice_id = ${practiceId} and known.part = part.part)
  `.execute(trx);
  return new Set(rows.map((row) => row.part));
}

/** The same, after beginning to list those that have come to be shared by so many words. */
export async function listSharedParts(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
  wordCount: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ part: string; is_new: boolean }>`
    select part.part, known.part is null as is_new
    from unnest(${longPartsOfAll(clients)}::text[]) as part (part)
    left join lateral (
      select known.part from client_name_counts known
      where known.practice_id = ${practiceId} and known.part = part.part
      limit 1
    ) known on true
    where known.part is not null or ${wordCount}::integer = (
      select count(*) from (
        select from client_words
        where practice_id = ${practiceId} and suffix >= part.part and suffix < part.part || ${'\u{10ffff}'}
          and min_length <= length(part.part)
        limit ${wordCount}::integer
      ) having_it
    )`.execute(trx);
  const newParts = rows.filter((row) => row.is_new).map((row) => row.part);
  if (newParts.length > 0) await gatherFromWords(trx, practiceId, newParts);
  return new Set(rows.map((row) => row.part));
}

/** Lists and counts the clients that are in the index already under the parts of their words. */
async function gatherFromWords(trx: DatabaseTransaction, practiceId: string, parts: readonly string[]): Promise<void> {
  await sql`
    with gathered as materialized (
      select part, holder, block, first_bits, last_bits,
        first_bits | last_bits as any_bits,
        coalesce(bit_count(first_bits), 0)::integer as n_first,
        coalesce(bit_count(last_bits), 0)::integer as n_last,
        bit_count(coalesce(first_bits | last_bits, first_bits, last_bits))::integer as n_any
      from (
        select shared.part, listed.holder, listed.block,
          bit_or(stretch_name_bits(first_bits, low_slot, 0, ${SLOTS})) as first_bits,
          bit_or(stretch_name_bits(last_bits, low_slot, 0, ${SLOTS})) as last_bits
        from unnest(${parts}::text[]) as shared (part)
        cross join lateral (
          select distinct '=' || word as part from client_words
          where practice_id = ${practiceId} and suffix >= shared.part and suffix < shared.part || ${'\u{10ffff}'}
            and min_length <= length(shared.part)
          offset 0
        ) having_it
        cross join lateral (
          select * from client_name_parts listed
          where listed.practice_id = ${practiceId} and listed.part = having_it.part
          offset 0
        ) listed
        group by shared.part, listed.holder, listed.block
      ) together
    ), listed as (
      insert into client_name_parts (
        practice_id, holder, part, block, low_slot, first_bits, last_bits, any_bits, n_first, n_last, n_any
      )
      select ${practiceId}, holder, part, block, 0, first_bits, last_bits, any_bits, n_first, n_last, n_any from gathered
    )
    insert into client_name_counts (practice_id, holder, part, n_any, n_first, n_last)
    select ${practiceId}, holder, part, sum(n_any), sum(n_first), sum(n_last) from gathered
    group by holder, part`.execute(trx);
}

function longPartsOfAll(clients: readonly ListedClient[]): string[] {
  const keys = new Set(clients.flatMap(({ firstKey, lastKey }) => [firstKey, lastKey]));
  return [...new Set([...keys].flatMap((key) => [...longPartsOf(key)]))];
}
