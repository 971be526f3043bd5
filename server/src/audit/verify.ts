import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import {
  type CanonicalEvent,
  canonicalColumns,
  chainOfEvent,
  FIRST_PREVIOUS_HASH,
  hashEvent,
  nameChain,
} from './chain.ts';

export type BreakReason =
  /** The event at that place, or its hash, is not the one that was sealed there. */
  | 'event_changed'
  | 'event_missing'
  /** There is a second event at one place, or one before the first place. */
  | 'event_inserted'
  /** An event was added behind the head, or the head was set back. */
  | 'event_beyond_head'
  /** The head, or the anchor, counts more events than there are. */
  | 'tail_missing'
  | 'head_missing'
  | 'head_changed'
  /** The chain is consistent, but it is not the one whose head was kept. */
  | 'anchor_differs';

export interface ChainBreak {
  seq: number;
  /** Null if there is no event at that place. */
  eventId: string | null;
  reason: BreakReason;
}

/** A chain's head at some time, its hash in hexadecimal. */
export interface Anchor {
  seq: number;
  hash: string;
}

interface ChainReport {
  chain: string;
  /** How many sealed events are intact, counted from the first, up to the break if there is one. */
  events: number;
  unsealed: number;
  head: Anchor | null;
}

export type AuditVerification = ChainReport & ({ intact: true } | { intact: false; brokenAt: ChainBreak });

/**
 * Checks a chain from its first event on, a page at a time. It can run while others write and seal.
 *
 * Whoever owns the database can compute a whole chain anew, with its head. Only an anchor, an earlier head that was
 * kept elsewhere, shows that.
 */
export async function verifyAuditChain(
  db: Database,
  practiceId: string | null,
  anchor?: Anchor,
): Promise<AuditVerification> {
  return verifyChain(db, nameChain(practiceId), anchor);
}

/** Checks all chains, one after the other. */
export async function* verifyAllAuditChains(db: Database): AsyncGenerator<AuditVerification> {
  for (const chain of await listChains(db)) yield verifyChain(db, chain);
}

async function verifyChain(db: Database, chain: string, anchor?: Anchor): Promise<AuditVerification> {
  const { head, lastSeq, unsealed, isOfPractice } = await readState(db, chain);
  let last: Place = { seq: 0n, hash: FIRST_PREVIOUS_HASH, eventId: null };
  let brokenAt: ChainBreak | null = null;
  for await (const event of readSealed(db, chain, lastSeq)) {
    brokenAt = findBreak(last, event, head, anchor);
    if (brokenAt !== null) break;
    last = { seq: last.seq + 1n, hash: event.hash ?? FIRST_PREVIOUS_HASH, eventId: event.id };
  }
  // A practice's first row is written together with the practice: where there is none, all were removed.
  const isEmptied = isOfPractice && head === null && last.seq === 0n && unsealed === 0;
  brokenAt ??= isEmptied ? { seq: 1, eventId: null, reason: 'tail_missing' } : findBreakAtEnd(last, head, anchor);
  const report: ChainReport = {
    chain,
    events: Number(last.seq),
    unsealed,
    head: head === null ? null : { seq: Number(head.seq), hash: head.hash.toString('hex') },
  };
  return brokenAt === null ? { ...report, intact: true } : { ...report, intact: false, brokenAt };
}

interface Head {
  seq: bigint;
  hash: Buffer;
}

interface Place extends Head {
  eventId: string | null;
}

function findBreak(before: Place, event: SealedEvent, head: Head | null, anchor?: Anchor): ChainBreak | null {
  const seq = BigInt(event.place);
  const wanted = before.seq + 1n;
  if (seq > wanted) return { seq: Number(wanted), eventId: null, reason: 'event_missing' };
  const broken = (reason: BreakReason): ChainBreak => ({ seq: Number(seq), eventId: event.id, reason });
  if (seq < wanted) return broken('event_inserted');
  const { hash } = event;
  if (hash === null || !hashEvent(before.hash, seq, event).equals(hash)) return broken('event_changed');
  if (head !== null && seq > head.seq) return broken('event_beyond_head');
  const isAnchored = anchor !== undefined && BigInt(anchor.seq) === seq;
  return isAnchored && hash.toString('hex') !== anchor.hash.toLowerCase() ? broken('anchor_differs') : null;
}

function findBreakAtEnd(last: Place, head: Head | null, anchor?: Anchor): ChainBreak | null {
  const tailMissing: ChainBreak = { seq: Number(last.seq) + 1, eventId: null, reason: 'tail_missing' };
  const broken = (reason: BreakReason): ChainBreak => ({ seq: Number(last.seq), eventId: last.eventId, reason });
  if (anchor !== undefined && BigInt(anchor.seq) > last.seq) return tailMissing;
  if (head === null) return last.seq === 0n ? null : broken('head_missing');
  if (head.seq > last.seq) return tailMissing;
  return head.seq === last.seq && head.hash.equals(last.hash) ? null : broken('head_changed');
}

interface ChainState {
  head: Head | null;
  lastSeq: string;
  unsealed: number;
  /** Whether the practice of the chain exists. */
  isOfPractice: boolean;
}

interface StateRow {
  seq: string | null;
  hash: Buffer | null;
  last_seq: string | null;
  unsealed: number;
  is_of_practice: boolean;
}

/**
 * Reads the head and the last event in one statement, so that they agree. What is sealed later is left to the next
 * verification.
 */
async function readState(db: Database, chain: string): Promise<ChainState> {
  const { rows } = await sql<StateRow>`
    select head.seq::text as seq, head.hash,
      exists (select from practices where 'practice:' || practices.id = wanted.chain) as is_of_practice,
      (select max(seq) from audit_events where ${chainOfEvent} = wanted.chain and seq is not null)::text as last_seq,
      (select count(*) from audit_events where ${chainOfEvent} = wanted.chain and seq is null) as unsealed
    from (select ${chain}::text) as wanted (chain)
    left join audit_heads as head on head.chain = wanted.chain`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the state of a chain is always one row');
  const { seq, hash, last_seq: lastSeq, unsealed, is_of_practice: isOfPractice } = row;
  return {
    head: seq === null || hash === null ? null : { seq: BigInt(seq), hash },
    lastSeq: lastSeq ?? '0',
    unsealed,
    isOfPractice,
  };
}

type SealedEvent = CanonicalEvent & { place: string; hash: Buffer | null };

const PAGE_SIZE = 2000;
const BEFORE_ANY = '-9223372036854775808';

/** Sorted by place and id, not by place alone: without the unique index, two events may claim one place. */
async function* readSealed(db: Database, chain: string, lastSeq: string): AsyncGenerator<SealedEvent> {
  let after = { place: BEFORE_ANY, id: BEFORE_ANY };
  for (;;) {
    const { rows } = await sql<SealedEvent>`
      select event.seq::text as place, event.hash, ${canonicalColumns}
      from audit_events as event
      where ${chainOfEvent} = ${chain} and event.seq is not null and event.seq <= ${lastSeq}::bigint
        and (event.seq, event.id) > (${after.place}::bigint, ${after.id}::bigint)
      order by event.seq, event.id
      limit ${PAGE_SIZE}::integer`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return;
    after = { place: last.place, id: last.id };
  }
}

/**
 * The chains that events or a head name, and that of every practice: a chain of which nothing is left must not be
 * missed. Jumps in the index from each chain to the next. Reading the name of every event would take minutes.
 */
async function listChains(db: Database): Promise<string[]> {
  const { rows } = await sql<{ chain: string }>`
    with recursive sealed (chain) as (
      select min(${chainOfEvent}) from audit_events where seq is not null
      union all
      select (select min(${chainOfEvent}) from audit_events where seq is not null and ${chainOfEvent} > sealed.chain)
      from sealed where chain is not null
    ), unsealed (chain) as (
      select min(${chainOfEvent}) from audit_events where seq is null
      union all
      select (select min(${chainOfEvent}) from audit_events where seq is null and ${chainOfEvent} > unsealed.chain)
      from unsealed where chain is not null
    )
    select chain from (
      select chain from audit_heads union select chain from sealed union select chain from unsealed
      union select 'practice:' || id from practices
    ) as every
    where chain is not null
    order by chain`.execute(db);
  return rows.map((row) => row.chain);
}
