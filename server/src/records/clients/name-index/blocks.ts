import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { BLOCK_SLOTS, type ListedClient, type PlacedClient } from './part-rows.ts';

/** A stretch of one holder's list in name order. Numbers are decimal text: as JavaScript numbers they would round. */
export interface Block {
  holder: string;
  block: string;
  nextBlock: string | null;
  /** Sorts before every client of the block, and after every client of the block before. */
  low: Pick<ListedClient, 'id' | 'lastKey' | 'firstKey'>;
  /** Below it slots lie in name order, with gaps; newcomers take those from it on. */
  tailSlot: number;
}

/** All blocks of some lists, in order. */
export async function readBlocks(trx: DatabaseTransaction, practiceId: string, holders: string[]): Promise<Block[]> {
  const { rows } = await sql<Omit<Block, 'low'> & Block['low']>`
    select holder, block, lead(block) over (partition by holder order by block) as "nextBlock",
      low_last as "lastKey", low_first as "firstKey", low_id as id, tail_slot as "tailSlot"
    from client_blocks
    where practice_id = ${practiceId} and holder = any(${holders}::text[])
    order by holder, block`.execute(trx);
  return rows.map(({ holder, block, nextBlock, tailSlot, ...low }) => ({ holder, block, nextBlock, tailSlot, low }));
}

/** Which slots of each of these blocks are taken, as text of 0 and 1. */
export async function readTakenSlots(
  trx: DatabaseTransaction,
  practiceId: string,
  blocks: readonly Block[],
): Promise<string[]> {
  const { rows } = await sql<{ taken: string | null }>`
    select stretch_name_bits(taken.first_bits, taken.low_slot, 0, ${BLOCK_SLOTS}::integer) as taken
    from unnest(
      ${blocks.map(({ holder }) => holder)}::text[],
      ${blocks.map(({ block }) => block)}::numeric[]
    ) with ordinality as wanted (holder, block, place)
    left join client_name_parts taken on taken.practice_id = ${practiceId} and taken.part = ''
      and taken.holder = wanted.holder and taken.block = wanted.block
    order by wanted.place`.execute(trx);
  return rows.map(({ taken }) => taken ?? '');
}

/** A new block: it begins at `low`, and stands after `block` by a fraction of the gap to the next one. */
export interface NewBlock extends Block {
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
      select holder, low_last, low_first, low_id, tail_slot, place,
        after_block + (coalesce(next_block, after_block + 1) - after_block) * fraction as block
      from unnest(
        ${blocks.map((block) => block.holder)}::text[],
        ${blocks.map((block) => block.block)}::numeric[],
        ${blocks.map((block) => block.nextBlock)}::numeric[],
        ${blocks.map((block) => block.fraction)}::numeric[],
        ${blocks.map((block) => block.low.lastKey)}::text[],
        ${blocks.map((block) => block.low.firstKey)}::text[],
        ${blocks.map((block) => block.low.id)}::bigint[],
        ${blocks.map((block) => block.tailSlot)}::smallint[]
      ) with ordinality as added (
        holder, after_block, next_block, fraction, low_last, low_first, low_id, tail_slot, place
      )
    ), inserted as (
      insert into client_blocks (practice_id, holder, block, low_last, low_first, low_id, tail_slot)
      select ${practiceId}, holder, block, low_last, low_first, low_id, tail_slot from numbered
    )
    select block from numbered order by place`.execute(trx);
  return rows.map((row) => row.block);
}

export async function setTailSlots(
  trx: DatabaseTransaction,
  practiceId: string,
  blocks: readonly Pick<Block, 'holder' | 'block' | 'tailSlot'>[],
): Promise<void> {
  await sql`
    update client_blocks known set tail_slot = changed.tail_slot
    from unnest(
      ${blocks.map(({ holder }) => holder)}::text[],
      ${blocks.map(({ block }) => block)}::numeric[],
      ${blocks.map(({ tailSlot }) => tailSlot)}::smallint[]
    ) as changed (holder, block, tail_slot)
    where known.practice_id = ${practiceId} and known.holder = changed.holder and known.block = changed.block
  `.execute(trx);
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
