import { type Kysely, sql } from 'kysely';

/** A member who has left stays, because records name them; they are only let in no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column deactivated_at timestamptz`.execute(db);
}
