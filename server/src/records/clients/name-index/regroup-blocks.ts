import type { DatabaseTransaction } from '../../../db/database.ts';
import { addBlocks, addPlaces, type Block, type NewBlock, setTailSlots, takeMembers } from './blocks.ts';
import { partsOfClient } from './name-parts.ts';
import { compareClients, type ListedClient, toPartRows } from './part-rows.ts';
import { findSharedParts } from './shared-parts.ts';
import { deletePartRows, writePartRows } from './write-part-rows.ts';

/** A block and the clients that come into it. */
export interface Arrival {
  block: Block;
  clients: ListedClient[];
}

export interface BlockSize {
  /** How many clients a block takes. */
  slots: number;
  /** How many it is given when it is made, which leaves room for more. */
  fill: number;
  /** How many come in before it is made anew: the order of these is found out only when they are read. */
  tail: number;
}

interface Regrouped {
  block: Block;
  old: ListedClient[];
  pieces: ListedClient[][];
}

/** Makes blocks anew with their old and new clients in name order, cut into as many blocks as they need. */
export async function regroupBlocks(
  trx: DatabaseTransaction,
  practiceId: string,
  arrivals: readonly Arrival[],
  sharedByNewcomers: ReadonlySet<string>,
  size: BlockSize,
): Promise<void> {
  if (arrivals.length === 0) return;
  const members = await takeMembers(
    trx,
    practiceId,
    arrivals.map(({ block }) => block),
  );
  const membersByBlock = Map.groupBy(members, ({ holder, block }) => `${holder} ${block}`);
  const regrouped = arrivals.map(({ block, clients }) => {
    const old = membersByBlock.get(`${block.holder} ${block.block}`) ?? [];
    return { block, old, pieces: cutEvenly([...old, ...clients].toSorted(compareClients), size) };
  });
  const shared = sharedByNewcomers.union(await findSharedParts(trx, practiceId, members));
  const newNumbers = (await addBlocks(trx, practiceId, regrouped.flatMap(toNewBlocks))).values();
  const placed = regrouped.flatMap(({ block, pieces }) =>
    pieces.flatMap((piece, index) => {
      const number = index === 0 ? block.block : (newNumbers.next().value as string);
      return piece.map((client, slot) => ({ ...client, block: number, slot }));
    }),
  );
  await setTailSlots(
    trx,
    practiceId,
    regrouped.map(({ block: { holder, block }, pieces }) => ({ holder, block, tailSlot: pieces[0]?.length ?? 0 })),
  );
  await addPlaces(trx, practiceId, placed);
  await deletePartRows(
    trx,
    practiceId,
    regrouped.flatMap((blocks) => findStaleRows(blocks, shared)),
  );
  await writePartRows(trx, practiceId, toPartRows(placed, shared), 'replace');
}

function cutEvenly(clients: ListedClient[], { slots, fill }: BlockSize): ListedClient[][] {
  const count = clients.length <= slots ? 1 : Math.ceil(clients.length / fill);
  return Array.from({ length: count }, (_, index) =>
    clients.slice(Math.ceil((clients.length * index) / count), Math.ceil((clients.length * (index + 1)) / count)),
  );
}

function toNewBlocks({ block, pieces }: Regrouped): NewBlock[] {
  // Between two blocks by halves, because decimals hold a half of a half to the last digit, and no third.
  const step = block.nextBlock === null ? 1 : 0.5 ** Math.ceil(Math.log2(pieces.length));
  return pieces.slice(1).map((piece, index) => ({
    ...block,
    low: piece[0] as ListedClient,
    tailSlot: piece.length,
    fraction: (index + 1) * step,
  }));
}

/** The parts that left a block with the clients that moved on. */
function findStaleRows(
  { block: { holder, block }, old, pieces: [stay = [], ...moved] }: Regrouped,
  shared: ReadonlySet<string>,
): { holder: string; block: string; part: string }[] {
  if (moved.length === 0) return [];
  const [before, after] = [old, stay].map(
    (clients) => new Set(clients.flatMap((client) => [...partsOfClient(client, shared).keys()])),
  ) as [Set<string>, Set<string>];
  return [...before.difference(after)].map((part) => ({ holder, block, part }));
}
