import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Runs statements of a queue, in a transaction, by its indexes whatever the statistics say. A queue is empty
 * at most times. PostgreSQL then plans to read the whole table, which costs nothing, and keeps to that plan when a hundred
 * thousand rows have come in: until it looks at the table again, a minute later, each statement would take seconds.
 */
export async function byIndex<T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) {
    await sql`set local enable_seqscan = off`.execute(db);
    const result = await work(db);
    await sql`set local enable_seqscan to default`.execute(db);
    return result;
  }
  return db.connection().execute(async (connection) => {
    // Both in one message, because that is a round trip less than a transaction of Kysely's.
    await sql`begin; set local enable_seqscan = off`.execute(connection);
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
