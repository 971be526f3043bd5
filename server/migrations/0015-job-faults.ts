import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Why a job that waits for another try did not end: told to people, while `error` is for jobs that failed.
  await sql`alter table jobs add column last_fault jsonb`.execute(db);
}
