import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { type CanonicalEvent, canonicalColumns, chainOfEvent, hashEvent } from './chain.ts';
import {
  type ChainHead,
  createMissingHeads,
  type DueChain,
  findDueChains,
  findUnsoundChains,
  lockHeads,
  moveHeads,
} from './heads.ts';

export interface SealOptions {
  db: Database;
  clock: Clock;
  /** The most events in one transaction. */
  batch?: number;
  /** When aborted, sealing ends after the transaction under way. */
  signal?: AbortSignal;
}

export interface SealResult {
  sealed: number;
  /** Chains that were left alone because their head contradicts their last event: somebody tampered with them. */
  unsound: string[];
}

/** This holds the event loop for some milliseconds. Larger batches are no faster. */
const DEFAULT_BATCH = 500;
const MAX_CHAINS = 200;

/**
 * Seals every event that is not. Any number of processes may run this: a chain is sealed by whoever holds the lock on
 * its head, the others pass it by. One transaction hashes a bounded number of events and moves the heads, so a process
 * that dies leaves all or nothing of it, and what it left is simply found unsealed by the next.
 *
 * Transactions commit out of the order of their ids, so an event may appear behind one that is sealed already: the
 * order of a chain is the order in which sealing found its events, by id among those found together.
 *
 * Chains share a transaction, and share it equally: one that is flooded takes more turns, never another's place.
 */
export async function sealAuditEvents(options: SealOptions): Promise<SealResult> {
  const unsound = new Set<string>();
  let sealed = 0;
  let isAnyFull: boolean;
  do {
    isAnyFull = false;
    for await (const turn of sweepChains(options)) {
      sealed += turn.sealed;
      isAnyFull ||= turn.isFull;
      for (const chain of turn.unsound) unsound.add(chain);
    }
  } while (isAnyFull);
  return { sealed, unsound: [...unsound] };
}

/** One turn for each chain that is due. */
async function* sweepChains({ db, clock, batch = DEFAULT_BATCH, signal }: SealOptions): AsyncGenerator<Turn> {
  const maxChains = Math.min(batch, MAX_CHAINS);
  let lastChain: string | undefined = '';
  while (lastChain !== undefined) {
    if (signal?.aborted) return;
    const due: DueChain[] = await findDueChains(db, lastChain, maxChains);
    if (due.length > 0) yield sealChains(db, clock, due, batch);
    lastChain = due.length === maxChains ? due.at(-1)?.chain : undefined;
  }
}

interface Turn {
  sealed: number;
  /** True if a chain used up its share: it may have more. */
  isFull: boolean;
  unsound: ReadonlySet<string>;
}

async function sealChains(db: Database, clock: Clock, due: readonly DueChain[], batch: number): Promise<Turn> {
  const chains = due.map((row) => row.chain);
  await createMissingHeads(db, clock, due);
  // Read committed, so that each statement sees what others sealed before the heads were locked.
  const transaction = db.transaction().setIsolationLevel('read committed');
  return transaction.execute(async (trx) => {
    const locked = await lockHeads(trx, chains);
    const unsound = await findUnsoundChains(trx, chains);
    const heads = locked.filter((head) => !unsound.has(head.chain));
    if (heads.length === 0) return { sealed: 0, isFull: false, unsound };

    const share = Math.max(1, Math.floor(batch / heads.length));
    const events = await readUnsealed(trx, heads, share);
    // None are left if another process sealed them between the search for due chains and the lock.
    if (events.length === 0) return { sealed: 0, isFull: false, unsound };
    const { seals, moved, longest } = chainEvents(heads, events);
    await writeSeals(trx, seals);
    await moveHeads(trx, clock, moved);
    return { sealed: events.length, isFull: longest === share, unsound };
  });
}

type UnsealedEvent = CanonicalEvent & { chain: string };

/** Up to a share of the unsealed events of each chain, in the order of their ids. */
async function readUnsealed(
  trx: DatabaseTransaction,
  heads: readonly ChainHead[],
  share: number,
): Promise<UnsealedEvent[]> {
  const { rows } = await sql<UnsealedEvent>`
    select head.chain, ${canonicalColumns}
    from unnest(${heads.map((head) => head.chain)}::text[]) as head (chain)
    cross join lateral (
      select * from audit_events
      where ${chainOfEvent} = head.chain and seq is null
      order by id limit ${share}::integer
    ) as event
    order by event.id`.execute(trx);
  return rows;
}

interface Seal {
  id: string;
  seq: bigint;
  hash: Buffer;
}

interface Chained {
  seals: Seal[];
  /** The heads of the chains that became longer. */
  moved: ChainHead[];
  /** The most events added to one chain. */
  longest: number;
}

function chainEvents(heads: readonly ChainHead[], events: readonly UnsealedEvent[]): Chained {
  const chained: Chained = { seals: [], moved: [], longest: 0 };
  const eventsByChain = Map.groupBy(events, (event) => event.chain);
  for (const { chain, ...head } of heads) {
    const added = eventsByChain.get(chain);
    if (added === undefined) continue;
    let { seq, hash } = head;
    for (const event of added) {
      seq += 1n;
      hash = hashEvent(hash, seq, event);
      chained.seals.push({ id: event.id, seq, hash });
    }
    chained.moved.push({ chain, seq, hash });
    chained.longest = Math.max(chained.longest, added.length);
  }
  return chained;
}

async function writeSeals(trx: DatabaseTransaction, seals: readonly Seal[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update audit_events as event
    set seq = seal.seq, hash = seal.hash
    from unnest(
      ${seals.map((seal) => seal.id)}::bigint[],
      ${seals.map((seal) => seal.seq)}::bigint[],
      ${seals.map((seal) => seal.hash)}::bytea[]
    ) as seal (id, seq, hash)
    where event.id = seal.id and event.seq is null`.execute(trx);
  if (numAffectedRows !== BigInt(seals.length)) throw new Error('events were sealed without the lock on the head');
}
