import { type Kysely, sql } from 'kysely';

/**
 * A text that is stored before its check has ended says so. A sentence without a mark may then be one that nobody has
 * looked at, also if the process that checks it dies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column is_checked boolean not null default true`.execute(db);
}
