import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { addBlocks, addPlaces, type Block, readBlocks, readTakenSlots } from './blocks.ts';
import { addToCounts } from './counts.ts';
import { addWords, removeUnusedWords } from './dictionary.ts';
import { partsOfClient } from './name-parts.ts';
import { BLOCK_SLOTS, compareClients, type ListedClient, type PlacedClient, toPartRows } from './part-rows.ts';
import { type Arrival, type BlockSize, regroupBlocks } from './regroup-blocks.ts';
import { findSharedParts, listSharedParts } from './shared-parts.ts';
import { clearSlot, writePartRows } from './write-part-rows.ts';

export interface IndexSize extends BlockSize {
  /** How many words make a longer part that they share worth listing. */
  sharingWords: number;
}

const INDEX_SIZE: IndexSize = { slots: BLOCK_SLOTS, fill: 7700, tail: 256, sharingWords: 32 };

const FIRST_BLOCK = { block: '0', nextBlock: null, low: { lastKey: '', firstKey: '', id: 0 }, tailSlot: 0 };

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
  await addWords(
    trx,
    practiceId,
    clients.flatMap(({ firstKey, lastKey }) => [firstKey, lastKey]),
  );
  const shared = await listSharedParts(trx, practiceId, clients, size.sharingWords);
  await addToCounts(trx, practiceId, clients, shared, 1);

  const arrivals = await findArrivals(trx, practiceId, clients);
  const takenSlots = await readTakenSlots(
    trx,
    practiceId,
    arrivals.map(({ block }) => block),
  );
  const placings = arrivals.map((arrival, index) => placeInTail(arrival, takenSlots[index] ?? '', size));
  await regroupBlocks(
    trx,
    practiceId,
    arrivals.filter((_, index) => placings[index] === undefined),
    shared,
    size,
  );
  const placed = placings.flatMap((clientsInTail) => clientsInTail ?? []);
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
  await addBlocks(
    trx,
    practiceId,
    firstBlocks.map((block) => ({ ...block, fraction: 0 })),
  );
  for (const block of firstBlocks) lists.set(block.holder, [block]);

  const groups = Map.groupBy(clients, (client) => findBlock(lists.get(client.holder) ?? [], client));
  return [...groups].map(([block, members]) => ({ block, clients: members }));
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

/**
 * Where the newcomers go; undefined if they do not fit. When they are many beside the old, a block is cheaper to make
 * anew than to add to.
 */
function placeInTail(
  { block: { block, tailSlot }, clients }: Arrival,
  takenSlots: string,
  { slots, tail }: BlockSize,
): PlacedClient[] | undefined {
  const taken = takenSlots.replaceAll('0', '').length;
  if (clients.length * 4 > taken) return undefined;
  const placed: PlacedClient[] = [];
  for (let slot = tailSlot; slot < Math.min(tailSlot + tail, slots) && placed.length < clients.length; slot += 1) {
    if (takenSlots[slot] !== '1') placed.push({ ...(clients[placed.length] as ListedClient), block, slot });
  }
  return placed.length === clients.length ? placed : undefined;
}
