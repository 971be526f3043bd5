import { type Kysely, sql } from 'kysely';

/** The row of a member who has left stays, because records name them. They can no longer sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column deactivated_at timestamptz`.execute(db);
}
