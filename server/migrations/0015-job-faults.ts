import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Why the last try failed, for a job that waits for the next one. `error` is only for jobs that failed for good.
  await sql`alter table jobs add column last_fault jsonb`.execute(db);
}
