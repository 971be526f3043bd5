import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { type CanonicalEvent, canonicalColumns, FIRST_PREVIOUS_HASH, hashEvent } from '../chain.ts';

export type Tamper = (trx: DatabaseTransaction) => Promise<unknown>;

/**
 * Tampers as the owner of the tables, who can switch off their triggers, looks at the result, and rolls everything
 * back.
 */
export async function lookAfter<T>(
  db: Database,
  tamper: Tamper,
  look: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    await sql`alter table audit_events disable trigger user`.execute(trx);
    await sql`alter table audit_heads disable trigger user`.execute(trx);
    await tamper(trx);
    return await look(trx);
  } finally {
    await trx.rollback().execute();
  }
}

export function tamperBy(...statements: string[]): Tamper {
  return async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  };
}

/** Computes every hash from `seq` on anew. The owner of the database can do that, and a chain alone cannot show it. */
export async function rehashFrom(trx: DatabaseTransaction, practiceId: string, seq: number): Promise<void> {
  const { rows } = await sql<CanonicalEvent & { place: number; hash: Buffer }>`
    select event.seq as place, event.hash, ${canonicalColumns} from audit_events as event
    where practice_id = ${practiceId} and seq >= ${seq - 1} order by event.seq`.execute(trx);
  let previous = rows[0]?.hash ?? FIRST_PREVIOUS_HASH;
  for (const event of rows.slice(1)) {
    previous = hashEvent(previous, BigInt(event.place), event);
    await sql`update audit_events set hash = ${previous} where id = ${event.id}::bigint`.execute(trx);
  }
}
