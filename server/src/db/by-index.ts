import { sql } from 'kysely';
import type { Database } from './database.ts';

const SETTINGS = sql`set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan`;

/**
 * Runs statements of a queue, in a transaction, by its indexes whatever the statistics say. A queue is empty
 * at most times. PostgreSQL then plans to read the whole table, which costs nothing, and keeps to that plan when a hundred
 * thousand rows have come in: until it looks at the table again, a minute later, each statement would take seconds.
 *
 * They are planned once for any values: by the index there is only one way, and planning takes longer than a claim.
 */
export async function byIndex<T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) {
    await sql`${SETTINGS}`.execute(db);
    const result = await work(db);
    await sql`set local enable_seqscan to default; set local plan_cache_mode to default`.execute(db);
    return result;
  }
  return db.connection().execute(async (connection) => {
    // Both in one message, because that is a round trip less than a transaction of Kysely's.
    await sql`begin; ${SETTINGS}`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // Where the connection is broken there is nothing to roll back, and the pool makes another.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
