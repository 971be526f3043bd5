import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/database.ts';
import { addBlocks, addPlaces, type Block, findBlockNumbers, type NewBlock, readBlocks, takeMembers } from './blocks.ts';
import { compareByCodePoint } from './fold-name.ts';
import { partsOfClient } from './name-parts.ts';
import { BLOCK_SLOTS, type ListedClient, type PlacedClient, toPartRows } from './part-rows.ts';
import { clearSlot, deletePartRows, writePartRows } from './write-part-rows.ts';

/** How full blocks are made when many clients come at once. */
const BLOCK_FILL = 3600;

const FIRST_BLOCK = { lastKey: '', firstKey: '', id: 0 };

/** A block and the clients that come into it. */
interface Arrival {
  block: Block;
  clients: ListedClient[];
}

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
): Promise<void> {
  if (clients.length === 0) return;
  const arrivals = await findArrivals(trx, practiceId, clients);
  const isCrowded = ({ block, clients: { length } }: Arrival): boolean =>
    // With many arrivals a block is cheaper to make anew, and its bits lie in name order again.
    length > block.freeSlots.length || length * 4 > BLOCK_SLOTS - block.freeSlots.length;
  await regroup(trx, practiceId, arrivals.filter(isCrowded));

  const placed = arrivals
    .filter((arrival) => !isCrowded(arrival))
    .flatMap(({ block, clients: newcomers }) =>
      newcomers.map((client, index) => ({ ...client, block: block.block, slot: block.freeSlots[index] as number })),
    );
  await addPlaces(trx, practiceId, placed);
  await writePartRows(trx, practiceId, toPartRows(placed), 'merge');
}

/** Takes a client out of the index. The lock must be held. */
export async function unindexClient(trx: DatabaseTransaction, practiceId: string, clientId: number): Promise<void> {
  const place = await trx
    .deleteFrom('client_places')
    .where('practice_id', '=', practiceId)
    .where('client_id', '=', clientId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const parts = partsOfClient(place.first_key, place.last_key);
  await clearSlot(trx, practiceId, place, [...parts.keys()]);
}

async function findArrivals(
  trx: DatabaseTransaction,
  practiceId: string,
  clients: readonly ListedClient[],
): Promise<Arrival[]> {
  const numbers = await findBlockNumbers(trx, practiceId, clients);
  const groups = Map.groupBy(clients.keys(), (index) => `${clients[index]?.holder} ${numbers[index] ?? ''}`);
  const arrivals = [...groups.values()].map((indexes) => {
    const members = indexes.map((index) => clients[index] as ListedClient);
    return { holder: members[0]?.holder ?? '', block: numbers[indexes[0] ?? 0] ?? null, clients: members };
  });
  const newHolders = arrivals.filter(({ block }) => block === null).map(({ holder }) => holder);
  const firstNumbers = await addBlocks(
    trx,
    practiceId,
    newHolders.map((holder) => ({ holder, block: '0', nextBlock: null, low: FIRST_BLOCK, fraction: 0 })),
  );
  const found = arrivals.map(({ holder, block }) => ({
    holder,
    block: block ?? (firstNumbers[newHolders.indexOf(holder)] as string),
  }));
  const blocks = await readBlocks(trx, practiceId, found);
  return blocks.map((block, index) => ({ block, clients: arrivals[index]?.clients ?? [] }));
}

/** Makes blocks anew with their old and new clients in name order, cut into as many blocks as they need. */
async function regroup(trx: DatabaseTransaction, practiceId: string, arrivals: readonly Arrival[]): Promise<void> {
  if (arrivals.length === 0) return;
  const members = await takeMembers(trx, practiceId, arrivals.map(({ block }) => block));
  const membersByBlock = Map.groupBy(members, ({ holder, block }) => `${holder} ${block}`);
  const cut = arrivals.map(({ block, clients }) => {
    const old = membersByBlock.get(`${block.holder} ${block.block}`) ?? [];
    return { block, old, pieces: cutEvenly([...old, ...clients].toSorted(compareClients)) };
  });

  const newBlocks = cut.flatMap(({ block, pieces }) => toNewBlocks(block, pieces));
  const newNumbers = (await addBlocks(trx, practiceId, newBlocks)).values();
  const placed = cut.flatMap(({ block, pieces }) =>
    pieces.flatMap((piece, index) => {
      const number = index === 0 ? block.block : (newNumbers.next().value as string);
      return piece.map((client, slot) => ({ ...client, block: number, slot }));
    }),
  );
  await addPlaces(trx, practiceId, placed);
  await deletePartRows(trx, practiceId, cut.flatMap(({ block, old, pieces }) => findStaleRows(block, old, pieces)));
  await writePartRows(trx, practiceId, toPartRows(placed), 'replace');
}

function compareClients(a: ListedClient, b: ListedClient): number {
  return compareByCodePoint(a.lastKey, b.lastKey) || compareByCodePoint(a.firstKey, b.firstKey) || a.id - b.id;
}

function cutEvenly(clients: ListedClient[]): ListedClient[][] {
  const count = clients.length <= BLOCK_SLOTS ? 1 : Math.ceil(clients.length / BLOCK_FILL);
  return Array.from({ length: count }, (_, index) =>
    clients.slice(Math.ceil((clients.length * index) / count), Math.ceil((clients.length * (index + 1)) / count)),
  );
}

function toNewBlocks({ holder, block, nextBlock }: Block, pieces: ListedClient[][]): NewBlock[] {
  // Between two blocks by halves, because decimals hold a half of a half to the last digit, and no third.
  const step = nextBlock === null ? 1 : 0.5 ** Math.ceil(Math.log2(pieces.length));
  return pieces
    .slice(1)
    .map((piece, index) => ({ holder, block, nextBlock, low: piece[0] as ListedClient, fraction: (index + 1) * step }));
}

/** The parts that left a block with the clients that moved on. */
function findStaleRows(
  { holder, block }: Block,
  old: readonly PlacedClient[],
  [stay = [], ...moved]: ListedClient[][],
): { holder: string; block: string; part: string }[] {
  if (moved.length === 0) return [];
  const partsOf = (clients: readonly ListedClient[]): Set<string> =>
    new Set(clients.flatMap(({ firstKey, lastKey }) => [...partsOfClient(firstKey, lastKey).keys()]));
  return [...partsOf(old).difference(partsOf(stay))].map((part) => ({ holder, block, part }));
}
