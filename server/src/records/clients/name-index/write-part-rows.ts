import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import type { PartRow } from './part-rows.ts';

/**
 * Writes rows: `merge` adds their bits to those the block already has, `replace` puts them in their place.
 * Old rows are read and then written, which is safe because a practice's index has one writer at a time.
 */
export async function writePartRows(
  trx: DatabaseTransaction,
  practiceId: string,
  rows: readonly PartRow[],
  mode: 'merge' | 'replace',
): Promise<void> {
  if (rows.length === 0) return;
  const column = <K extends keyof PartRow>(name: K): PartRow[K][] => rows.map((row) => row[name]);
  await sql`
    insert into client_name_parts (
      practice_id, holder, part, block, low_slot, first_bits, last_bits, any_bits, n_first, n_last, n_any
    )
    select ${practiceId}, added.holder, added.part, added.block, span.low, merged.first_bits, merged.last_bits,
      merged.first_bits | merged.last_bits,
      coalesce(bit_count(merged.first_bits), 0),
      coalesce(bit_count(merged.last_bits), 0),
      bit_count(coalesce(merged.first_bits | merged.last_bits, merged.first_bits, merged.last_bits))
    from unnest(
      ${column('holder')}::text[], ${column('block')}::numeric[], ${column('part')}::text[],
      ${column('lowSlot')}::integer[], ${column('firstBits')}::varbit[], ${column('lastBits')}::varbit[]
    ) as added (holder, block, part, low_slot, first_bits, last_bits)
    left join lateral (
      select * from client_name_parts old
      where ${mode === 'merge'} and old.practice_id = ${practiceId}
        and old.holder = added.holder and old.part = added.part and old.block = added.block
    ) old on true
    cross join lateral (
      select
        least(added.low_slot, old.low_slot) as low,
        greatest(
          added.low_slot + length(coalesce(added.first_bits, added.last_bits)),
          old.low_slot + length(coalesce(old.first_bits, old.last_bits))
        ) as high
    ) span
    cross join lateral (
      select
        stretch_name_bits(added.first_bits, added.low_slot, low, high) as added_first,
        stretch_name_bits(added.last_bits, added.low_slot, low, high) as added_last,
        stretch_name_bits(old.first_bits, old.low_slot, low, high) as old_first,
        stretch_name_bits(old.last_bits, old.low_slot, low, high) as old_last
      offset 0
    ) wide
    cross join lateral (
      select
        coalesce(added_first | old_first, added_first, old_first) as first_bits,
        coalesce(added_last | old_last, added_last, old_last) as last_bits
      offset 0
    ) merged
    on conflict (practice_id, part, holder, block) do update set
      low_slot = excluded.low_slot,
      first_bits = excluded.first_bits,
      last_bits = excluded.last_bits,
      any_bits = excluded.any_bits,
      n_first = excluded.n_first,
      n_last = excluded.n_last,
      n_any = excluded.n_any`.execute(trx);
}

/** Forgets rows altogether. */
export async function deletePartRows(
  trx: DatabaseTransaction,
  practiceId: string,
  rows: readonly Pick<PartRow, 'holder' | 'block' | 'part'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from client_name_parts known
    using unnest(
      ${rows.map((row) => row.holder)}::text[],
      ${rows.map((row) => row.block)}::numeric[],
      ${rows.map((row) => row.part)}::text[]
    ) as gone (holder, block, part)
    where known.practice_id = ${practiceId}
      and known.holder = gone.holder and known.part = gone.part and known.block = gone.block`.execute(trx);
}

/** Takes one client out of the rows of its parts; a row that lists nobody any more goes too. */
export async function clearSlot(
  trx: DatabaseTransaction,
  practiceId: string,
  place: { holder: string; block: string; slot: number },
  parts: readonly string[],
): Promise<void> {
  await sql`
    update client_name_parts known set
      first_bits = rest.first_bits,
      last_bits = rest.last_bits,
      any_bits = rest.first_bits | rest.last_bits,
      n_first = coalesce(bit_count(rest.first_bits), 0),
      n_last = coalesce(bit_count(rest.last_bits), 0),
      n_any = coalesce(bit_count(coalesce(rest.first_bits | rest.last_bits, rest.first_bits, rest.last_bits)), 0)
    from (
      select part,
        case when bit_count(first_bits) > 0 then first_bits end as first_bits,
        case when bit_count(last_bits) > 0 then last_bits end as last_bits
      from (
        select part,
          set_bit(first_bits, ${place.slot}::integer - low_slot, 0) as first_bits,
          set_bit(last_bits, ${place.slot}::integer - low_slot, 0) as last_bits
        from client_name_parts
        where practice_id = ${practiceId} and holder = ${place.holder} and block = ${place.block}::numeric
          and part = any(${parts}::text[])
      ) cleared
    ) rest
    where known.practice_id = ${practiceId} and known.holder = ${place.holder}
      and known.block = ${place.block}::numeric and known.part = rest.part`.execute(trx);
  await sql`
    delete from client_name_parts
    where practice_id = ${practiceId} and holder = ${place.holder} and block = ${place.block}::numeric
      and part = any(${parts}::text[]) and n_any = 0`.execute(trx);
}
