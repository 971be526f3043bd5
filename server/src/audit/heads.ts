import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { chainOfEvent, FIRST_PREVIOUS_HASH } from './chain.ts';

export interface DueChain {
  chain: string;
  has_head: boolean;
}

/** The end of a chain: the number and hash of its last event. */
export interface ChainHead {
  chain: string;
  seq: bigint;
  hash: Buffer;
}

/** Chains with unsealed events, in order. Each takes one step in the index. */
export async function findDueChains(db: Database, afterChain: string, limit: number): Promise<DueChain[]> {
  const { rows } = await sql<DueChain>`
    with recursive due (chain) as (
      (
        select ${chainOfEvent} from audit_events
        where seq is null and ${chainOfEvent} > ${afterChain}
        order by ${chainOfEvent} limit 1
      )
      union all
      select (
        select ${chainOfEvent} from audit_events
        where seq is null and ${chainOfEvent} > due.chain
        order by ${chainOfEvent} limit 1
      )
      from due where chain is not null
    )
    select chain, exists (select from audit_heads as head where head.chain = due.chain) as has_head
    from due where chain is not null
    limit ${limit}::integer`.execute(db);
  return rows;
}

/**
 * Only for chains without a sealed event. In any other chain a missing head was removed by somebody, and a new one
 * would hide that.
 */
export async function createMissingHeads(db: Database, clock: Clock, due: readonly DueChain[]): Promise<void> {
  const headless = due.filter((row) => !row.has_head).map((row) => row.chain);
  if (headless.length === 0) return;
  await sql`
    insert into audit_heads (chain, seq, hash, sealed_at)
    select fresh.chain, 0, ${FIRST_PREVIOUS_HASH}::bytea, ${clock.now()}::timestamptz
    from unnest(${headless}::text[]) as fresh (chain)
    where not exists (select from audit_events where ${chainOfEvent} = fresh.chain and seq is not null)
    order by fresh.chain
    on conflict (chain) do nothing`.execute(db);
}

/** The heads that no other process holds, locked until the transaction ends. */
export async function lockHeads(trx: DatabaseTransaction, chains: readonly string[]): Promise<ChainHead[]> {
  const { rows } = await sql<{ chain: string; seq: string; hash: Buffer }>`
    select chain, seq::text as seq, hash from audit_heads where chain = any(${chains}::text[])
    for update skip locked`.execute(trx);
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq) }));
}

/**
 * Chains whose head does not match their last event. One transaction writes both and one statement reads them here, so
 * only tampering makes them differ.
 */
export async function findUnsoundChains(trx: DatabaseTransaction, chains: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ chain: string }>`
    select due.chain
    from unnest(${chains}::text[]) as due (chain)
    left join audit_heads as head on head.chain = due.chain
    left join lateral (
      select seq, hash from audit_events
      where ${chainOfEvent} = due.chain and seq is not null
      order by seq desc limit 1
    ) as last on true
    where (head.seq, head.hash) is distinct from (last.seq, last.hash)
      and not (head.seq = 0 and head.hash = ${FIRST_PREVIOUS_HASH}::bytea and last.seq is null)`.execute(trx);
  return new Set(rows.map((row) => row.chain));
}

export async function moveHeads(trx: DatabaseTransaction, clock: Clock, heads: readonly ChainHead[]): Promise<void> {
  await sql`
    update audit_heads as head
    set seq = moved.seq, hash = moved.hash, sealed_at = ${clock.now()}::timestamptz
    from unnest(
      ${heads.map((head) => head.chain)}::text[],
      ${heads.map((head) => head.seq)}::bigint[],
      ${heads.map((head) => head.hash)}::bytea[]
    ) as moved (chain, seq, hash)
    where head.chain = moved.chain`.execute(trx);
}
