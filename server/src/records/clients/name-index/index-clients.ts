import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { addBlocks, addPlaces, type Block, readBlocks, readFreeSlots } from './blocks.ts';
import { addToCounts } from './counts.ts';
import { addWords, removeUnusedWords } from './dictionary.ts';
import { partsOfClient } from './name-parts.ts';
import { BLOCK_SLOTS, compareClients, type ListedClient, toPartRows } from './part-rows.ts';
import { type Arrival, type BlockSize, regroupBlocks } from './regroup-blocks.ts';
import { findSharedParts, listSharedParts } from './shared-parts.ts';
import { clearSlot, writePartRows } from './write-part-rows.ts';

export interface IndexSize extends BlockSize {
  /** How many words make a longer part that they share worth listing. */
  sharingWords: number;
}

const INDEX_SIZE: IndexSize = { slots: BLOCK_SLOTS, fill: 7200, sharingWords: 32 };

const FIRST_BLOCK = { block: '0', nextBlock: null, low: { lastKey: '', firstKey: '', id: 0 } };

/**
 * One writer at a time in a practice's index. Taken before anything is read or written, and held to the end of the
 * transaction: two writers can neither deadlock over blocks nor overwrite each other's bits.
 */
export async function lockNameIndex(trx: DatabaseTransaction, practiceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`client names ${practiceId}`}, 0))`.execute(trx);
}

/** Enters clients that are not in the index. The lock must be held. */
export async function indexClients(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
  size: IndexSize = INDEX_SIZE,
): Promise<void> {
  if (clients.length === 0) return;
  await addWords(trx, practiceId, clients.flatMap(({ firstKey, lastKey }) => [firstKey, lastKey]));
  const newlyShared = await listSharedParts(trx, practiceId, clients, size.sharingWords);
  const shared = (await findSharedParts(trx, practiceId, clients)).union(new Set(newlyShared));
  await addToCounts(trx, practiceId, clients, shared, 1);

  const arrivals = await findArrivals(trx, practiceId, clients);
  const crowded = arrivals.filter((arrival) => isCrowded(arrival, size));
  await regroupBlocks(trx, practiceId, crowded, size);

  const placed = arrivals
    .filter((arrival) => !crowded.includes(arrival))
    .flatMap(({ block: { block }, freeSlots, clients: newcomers }) =>
      newcomers.map((client, index) => ({ ...client, block, slot: freeSlots[index] as number })),
    );
  await addPlaces(trx, practiceId, placed);
  await writePartRows(trx, practiceId, toPartRows(placed, shared), 'merge');
}

/** Takes a client out of the index. The lock must be held. */
export async function unindexClient(trx: DatabaseTransaction, practiceId: string, clientId: number): Promise<void> {
  const place = await trx
    .deleteFrom('client_places')
    .where('practice_id', '=', practiceId)
    .where('client_id', '=', clientId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const client = { id: clientId, holder: place.holder, firstKey: place.first_key, lastKey: place.last_key };
  const shared = await findSharedParts(trx, practiceId, [client]);
  await addToCounts(trx, practiceId, [client], shared, -1);
  await clearSlot(trx, practiceId, place, [...partsOfClient(client, shared).keys()]);
  await removeUnusedWords(trx, practiceId, [client.firstKey, client.lastKey]);
}

async function findArrivals(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
): Promise<Arrival[]> {
  const holders = [...new Set(clients.map(({ holder }) => holder))];
  const lists = Map.groupBy(await readBlocks(trx, practiceId, holders), ({ holder }) => holder);
  const firstBlocks = holders.filter((holder) => !lists.has(holder)).map((holder) => ({ ...FIRST_BLOCK, holder }));
  await addBlocks(trx, practiceId, firstBlocks.map((block) => ({ ...block, fraction: 0 })));
  for (const block of firstBlocks) lists.set(block.holder, [block]);

  const groups = Map.groupBy(clients, (client) => findBlock(lists.get(client.holder) ?? [], client));
  const freeSlots = await readFreeSlots(trx, practiceId, [...groups.keys()]);
  return groups
    .entries()
    .map(([block, members], index) => ({ block, clients: members, freeSlots: freeSlots[index] ?? [] }))
    .toArray();
}

/** The last block that does not begin after the client. */
function findBlock(blocks: readonly Block[], client: ListedClient): Block {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (compareClients((blocks[middle] as Block).low, client) <= 0) low = middle;
    else high = middle - 1;
  }
  return blocks[low] as Block;
}

/** With many newcomers a block is cheaper to make anew than to add to, and its bits lie in name order again. */
function isCrowded({ freeSlots, clients }: Arrival, { slots }: BlockSize): boolean {
  const taken = BLOCK_SLOTS - freeSlots.length;
  return taken + clients.length > slots || clients.length * 4 > taken;
}
