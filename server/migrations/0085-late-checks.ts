import { type Kysely, sql } from 'kysely';

/**
 * A report whose text is stored before its check has ended keeps what the check needs: the last text that was looked at as
 * a whole, and the sentences that a person has accepted since. So the check can begin again if the process dies that does
 * it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column unchecked jsonb`.execute(db);
}
