import { hash } from 'node:crypto';
import { sql } from 'kysely';

/**
 * The chain. Each practice's events form one, and those of no practice another ("installation"). An event is written
 * without a place in it; sealing gives it the next number (`seq`, from 1, without gaps) and
 *
 *   hash = SHA-256(hash of the event before || canonical form of this event)
 *
 * where 32 zero bytes stand before the first. Whoever changes, removes, adds or moves a sealed event must compute every
 * later hash of the chain anew, and the head, which then differs from any copy of an earlier head kept elsewhere.
 *
 * The canonical form is a JSON array, UTF-8, no white space, of strings and nulls: the name of the form, then seq, id,
 * practice, time (seconds since 1970 with six decimals, so that no microsecond can be changed unseen), action, actor
 * type, actor id, subject type, subject id, client id, address, request id, details (PostgreSQL's text form of jsonb).
 * A change of the form takes a new name.
 *
 * The table only grows. When it must be cut: partition it by time, move whole partitions away, and keep for each chain
 * the seq and hash at the cut, from which verification then starts. The unique index of chain and seq would become one
 * for each partition; the lock on the head still keeps a chain from forking.
 */
const CANONICAL_FORM = 'casewright.audit.1';

const INSTALLATION_CHAIN = 'installation';
export const FIRST_PREVIOUS_HASH: Buffer = Buffer.alloc(32);

export function nameChain(practiceId: string | null): string {
  return practiceId === null ? INSTALLATION_CHAIN : `practice:${practiceId}`;
}

/** The chain of a row. This is the exact expression of the indexes: any other would not use them. */
export const chainOfEvent = sql<string>`coalesce('practice:' || practice_id, 'installation')`;

export interface CanonicalEvent {
  id: string;
  practice_id: string | null;
  at: string;
  action: string;
  actor_type: string;
  actor_id: string | null;
  subject_type: string | null;
  subject_id: string | null;
  client_id: string | null;
  ip: string | null;
  request_id: string | null;
  details: string | null;
}

/** Selects a `CanonicalEvent` from `audit_events as event`. No setting of the database session changes its form. */
export const canonicalColumns = sql`
  event.id::text as id, event.practice_id, extract(epoch from event.at)::text as at, event.action, event.actor_type,
  event.actor_id, event.subject_type, event.subject_id, event.client_id::text as client_id, event.ip, event.request_id,
  event.details::text as details`;

export function hashEvent(previousHash: Buffer, seq: bigint, event: CanonicalEvent): Buffer {
  const canonical = JSON.stringify([
    CANONICAL_FORM,
    String(seq),
    event.id,
    event.practice_id,
    event.at,
    event.action,
    event.actor_type,
    event.actor_id,
    event.subject_type,
    event.subject_id,
    event.client_id,
    event.ip,
    event.request_id,
    event.details,
  ]);
  return hash('sha256', Buffer.concat([previousHash, Buffer.from(canonical)]), 'buffer');
}
