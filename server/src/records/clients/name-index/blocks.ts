import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { BLOCK_SLOTS, type ListedClient, type PlacedClient } from './part-rows.ts';

/** A stretch of one holder's list in name order. Numbers are decimal text: as JavaScript numbers they would round. */
export interface Block {
  holder: string;
  block: string;
  nextBlock: string | null;
  freeSlots: number[];
}

/** For each client the number of the block its name falls in, or null on a list that has no block yet. */
export async function findBlockNumbers(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
): Promise<(string | null)[]> {
  const { rows } = await sql<{ block: string | null }>`
    select found.block
    from unnest(
      ${clients.map((client) => client.holder)}::text[],
      ${clients.map((client) => client.lastKey)}::text[],
      ${clients.map((client) => client.firstKey)}::text[],
      ${clients.map((client) => client.id)}::bigint[]
    ) with ordinality as client (holder, last_key, first_key, id, place)
    left join lateral (
      select block from client_blocks
      where practice_id = ${practiceId} and holder = client.holder
        and (low_last, low_first, low_id) <= (client.last_key, client.first_key, client.id)
      order by low_last desc, low_first desc, low_id desc
      limit 1
    ) found on true
    order by client.place`.execute(trx);
  return rows.map((row) => row.block);
}

export async function readBlocks(
  trx: DatabaseTransaction,
  practiceId: string,
  wanted: readonly Pick<Block, 'holder' | 'block'>[],
): Promise<Block[]> {
  const { rows } = await sql<{ next_block: string | null; low_slot: number | null; bits: string | null }>`
    select taken.low_slot, taken.first_bits as bits, (
      select min(later.block) from client_blocks later
      where later.practice_id = ${practiceId} and later.holder = wanted.holder and later.block > wanted.block
    ) as next_block
    from unnest(
      ${wanted.map((block) => block.holder)}::text[],
      ${wanted.map((block) => block.block)}::numeric[]
    ) with ordinality as wanted (holder, block, place)
    left join client_name_parts taken on taken.practice_id = ${practiceId} and taken.part = ''
      and taken.holder = wanted.holder and taken.block = wanted.block
    order by wanted.place`.execute(trx);
  return rows.map((row, index) => ({
    ...(wanted[index] as Pick<Block, 'holder' | 'block'>),
    nextBlock: row.next_block,
    freeSlots: findFreeSlots(row.low_slot ?? 0, row.bits ?? ''),
  }));
}

function findFreeSlots(lowSlot: number, takenBits: string): number[] {
  const free: number[] = [];
  for (let slot = 0; slot < BLOCK_SLOTS; slot += 1) {
    if (takenBits[slot - lowSlot] !== '1') free.push(slot);
  }
  return free;
}

/** A new block: it begins at `low`, and stands after `block` by a fraction of the gap to the next one. */
export interface NewBlock extends Pick<Block, 'holder' | 'block' | 'nextBlock'> {
  low: Pick<ListedClient, 'id' | 'lastKey' | 'firstKey'>;
  fraction: number;
}

/** The numbers of the new blocks, in the order given. Without a next block the fraction counts from the block itself. */
export async function addBlocks(
  trx: DatabaseTransaction,
  practiceId: string,
  blocks: readonly NewBlock[],
): Promise<string[]> {
  if (blocks.length === 0) return [];
  const { rows } = await sql<{ block: string }>`
    with numbered as (
      select holder, low_last, low_first, low_id, place,
        after_block + (coalesce(next_block, after_block + 1) - after_block) * fraction as block
      from unnest(
        ${blocks.map((block) => block.holder)}::text[],
        ${blocks.map((block) => block.block)}::numeric[],
        ${blocks.map((block) => block.nextBlock)}::numeric[],
        ${blocks.map((block) => block.fraction)}::numeric[],
        ${blocks.map((block) => block.low.lastKey)}::text[],
        ${blocks.map((block) => block.low.firstKey)}::text[],
        ${blocks.map((block) => block.low.id)}::bigint[]
      ) with ordinality as added (holder, after_block, next_block, fraction, low_last, low_first, low_id, place)
    ), inserted as (
      insert into client_blocks (practice_id, holder, block, low_last, low_first, low_id)
      select ${practiceId}, holder, block, low_last, low_first, low_id from numbered
    )
    select block from numbered order by place`.execute(trx);
  return rows.map((row) => row.block);
}

/** Takes all clients out of these blocks, to be placed anew. */
export async function takeMembers(
  trx: DatabaseTransaction,
  practiceId: string,
  blocks: readonly Pick<Block, 'holder' | 'block'>[],
): Promise<PlacedClient[]> {
  const { rows } = await sql<PlacedClient>`
    delete from client_places place
    using unnest(
      ${blocks.map((block) => block.holder)}::text[],
      ${blocks.map((block) => block.block)}::numeric[]
    ) as emptied (holder, block)
    where place.practice_id = ${practiceId} and place.holder = emptied.holder and place.block = emptied.block
    returning place.client_id as id, emptied.holder, emptied.block, place.slot,
      place.last_key as "lastKey", place.first_key as "firstKey"`.execute(trx);
  return rows;
}

export async function addPlaces(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly PlacedClient[],
): Promise<void> {
  if (clients.length === 0) return;
  await sql`
    insert into client_places (practice_id, client_id, holder, block, slot, last_key, first_key)
    select ${practiceId}, * from unnest(
      ${clients.map((client) => client.id)}::bigint[],
      ${clients.map((client) => client.holder)}::text[],
      ${clients.map((client) => client.block)}::numeric[],
      ${clients.map((client) => client.slot)}::smallint[],
      ${clients.map((client) => client.lastKey)}::text[],
      ${clients.map((client) => client.firstKey)}::text[]
    )`.execute(trx);
}
